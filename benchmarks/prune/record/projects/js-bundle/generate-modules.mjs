// Two hundred small modules behind one entry, so that a build has something to list.
import { mkdirSync, writeFileSync } from 'node:fs';

mkdirSync('src/articles', { recursive: true });
const numbers = Array.from({ length: 200 }, (_, index) => index + 1);
for (const number of numbers) {
  writeFileSync(`src/articles/article-${number}.js`, `export const load = () => import('./text-${number}.js');\n`);
  writeFileSync(`src/articles/text-${number}.js`, `export const text = ${JSON.stringify(`Article ${number}. `.repeat(number))};\n`);
}
const imports = numbers.map((number) => `import { load as load${number} } from './articles/article-${number}.js';`);
writeFileSync('src/all.js', `${imports.join('\n')}\nwindow.articles = [${numbers.map((number) => `load${number}`)}];\n`);
writeFileSync('all.html', '<!doctype html><script type="module" src="/src/all.js"></script>\n');
