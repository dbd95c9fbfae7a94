/** Reads `key = value` lines with `[sections]`, `#` comments and quoted values. */
export function readConfig(text) {
  const config = {};
  let section = config;
  for (const [index, line] of text.split('\n').entries()) {
    const content = line.replace(/#.*$/, '').trim();
    if (content === '') continue;
    const name = /^\[([\w.]+)\]$/.exec(content)?.[1];
    if (name !== undefined) {
      config[name] ??= {};
      section = config[name];
      continue;
    }
    const pair = /^([\w.-]+)\s*=\s*(.*)$/.exec(content);
    if (!pair) throw new SyntaxError(`line ${index + 1}: "${content}" is neither a section nor a setting`);
    section[pair[1]] = readValue(pair[2]);
  }
  return config;
}

function readValue(text) {
  if (/^".*"$/.test(text)) return text.slice(1, -1);
  if (text === 'true' || text === 'false') return text === 'true';
  const number = Number(text);
  return text !== '' && !Number.isNaN(number) ? number : text;
}
