/**
 * Tells the user's own words from what a program put into a user message. Programs mark what they inject by wrapping it in
 * an element; a text that only contains such an element is the user's.
 */
import type { Origin } from '../message.js';

/** `notice` for a text that wholly is one of these elements, `typed` for any other. */
export function originOf(text: string, elements: readonly string[] = ['system-reminder']): Origin {
  const trimmed = text.trim();
  const isNotice = elements.some((name) => opens(trimmed, name) && trimmed.endsWith(`</${name}>`));
  return isNotice ? 'notice' : 'typed';
}

function opens(text: string, name: string): boolean {
  const next = text.startsWith(`<${name}`) ? text[name.length + 1] : undefined;
  return next === '>' || next === ' ' || next === '\n';
}
