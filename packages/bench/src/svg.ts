/** Writes elements of a page as text: every value and every text is escaped, and nothing else is done. */

/** A piece of markup that is already escaped. */
export type Markup = { readonly markup: string };

export type Attributes = Readonly<Record<string, string | number>>;

/** An element; strings among its children are text. Numbers in attributes are written with at most two decimals. */
export function element(name: string, attributes: Attributes = {}, ...children: readonly (string | Markup)[]): Markup {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(attribute(value))}"`);
  const inner = children.map((child) => (typeof child === 'string' ? escapeMarkup(child) : child.markup));
  return { markup: `<${name}${written.join('')}>${inner.join('')}</${name}>` };
}

/** A drawing with a name for those who cannot see it; an empty one hides it from them, where words beside it say the same. */
export function drawing(width: number, height: number, name: string, ...children: readonly Markup[]): Markup {
  const named: Attributes = name === '' ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': name };
  return element('svg', { viewBox: `0 0 ${width} ${height}`, width, height, ...named }, ...children);
}

/** Text at a point; `anchor` says which end of it is there. */
export function label(x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end' = 'start'): Markup {
  return element('text', { x, y, 'text-anchor': anchor }, text);
}

/** A thin line of the grid. */
export function rule(x1: number, y1: number, x2: number, y2: number): Markup {
  return element('line', { class: 'rule', x1, y1, x2, y2 });
}

function attribute(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;
}

function escapeMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
