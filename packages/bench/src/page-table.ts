/** A table of a page: the first cell of each row is its name. */
import { element, type Markup } from './svg.js';

export function pageTable(titles: readonly string[], rows: readonly (readonly string[])[]): Markup {
  const heads = titles.map((title) => element('th', { scope: 'col' }, title));
  const body = rows.map(([first = '', ...rest]) =>
    element('tr', {}, element('th', { scope: 'row' }, first), ...rest.map((cell) => element('td', {}, cell))),
  );
  const content = element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...body),
  );
  return element('div', { class: 'scroll' }, content);
}
