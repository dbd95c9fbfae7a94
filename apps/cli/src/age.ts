/** Spans of time as people type and read them. */

const unitMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** Reads `45m`, `12h`, `30d`, `2w` as milliseconds; gives undefined for anything else. */
export function parseAge(text: string): number | undefined {
  const match = /^(\d+)\s*([mhdw])$/i.exec(text.trim());
  const unit = unitMs[match?.[2]?.toLowerCase() ?? ''];
  return match && unit !== undefined ? Number(match[1]) * unit : undefined;
}

/** `12 s`, `5 min`, `3 h`, `9 d`: the largest unit that has passed whole. */
export function formatAge(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 86_400)} d`;
}
