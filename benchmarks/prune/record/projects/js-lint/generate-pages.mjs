// Writes sixty pages that each log and compare loosely: hundreds of warnings, and one page with the one error.
import { writeFileSync } from 'node:fs';

for (let number = 1; number <= 60; number += 1) {
  const page = `page${String(number).padStart(2, '0')}`;
  const body = `export function ${page}(root, state) {
  let title = state.titles['${page}'];
  console.log('rendering ${page}', title);
  if (state.user == null) console.log('guest on ${page}');
  if (root.width == ${number * 20}) root.width = ${number * 20 + 15};
  let retries = 3;
  return { title, retries, failed: false, height: ${number * 7} };
}
`;
  writeFileSync(`src/${page}.js`, number === 37 ? `${body}\nexport const pages = { ${page}, page36 };\n` : body);
}
