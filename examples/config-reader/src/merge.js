/** Lays one configuration over another; a section is merged setting by setting. */
export function merge(below, above) {
  const merged = { ...below };
  for (const [key, value] of Object.entries(above)) {
    merged[key] = isSection(value) ? merge(below[key], value) : value;
  }
  return merged;
}

function isSection(value) {
  return typeof value === 'object' && value !== null;
}
