/** Sizes as people type and read them. Every unit is a power of 1024, with or without the `i`. */

const units: Readonly<Record<string, number>> = { '': 1, b: 1, k: 1024, m: 1024 ** 2, g: 1024 ** 3 };

/** Reads `24576`, `8k`, `24KiB`, `1.5 MB`; gives undefined for anything else. */
export function parseBytes(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)\s*(?:([kmg])(?:i?b)?|b)?$/i.exec(text.trim());
  if (!match) return undefined;
  const bytes = Number(match[1]) * (units[match[2]?.toLowerCase() ?? ''] ?? 1);
  return Number.isSafeInteger(Math.round(bytes)) ? Math.round(bytes) : undefined;
}

/** `340 B`, `8.0 KiB`, `1.2 MiB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const names = ['KiB', 'MiB', 'GiB'];
  let value = bytes / 1024;
  let unit = 0;
  while (value >= 1023.95 && unit < names.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${value.toFixed(1)} ${names[unit]}`;
}
