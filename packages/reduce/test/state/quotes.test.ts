import { describe, expect, it } from 'vitest';
import { createQuotes } from '../../src/state/quotes.js';

const output = 'GET /health 200 in 12 ms\nlisten tcp 127.0.0.1:48213: address already in use\nretry in 5 s';

describe('what the model leaned on', () => {
  it('is a word of the result that it said afterwards', () => {
    const quotes = createQuotes();
    quotes.say('The port 127.0.0.1:48213 is taken; I will stop the other server.', 5);
    expect(quotes.quotedFrom(output, 4)).toEqual(['127.0.0.1:48213']);
  });

  it('is nothing that it said before, or that the user had said', () => {
    const quotes = createQuotes();
    quotes.hear('Why does 127.0.0.1:48213 not answer?', 0);
    quotes.say('I look at 127.0.0.1:48213.', 1);
    quotes.say('127.0.0.1:48213 is taken.', 5);
    expect(quotes.quotedFrom(output, 4)).toEqual([]);
  });

  it('is no plain word', () => {
    const quotes = createQuotes();
    quotes.say('The address is already in use, so listen elsewhere.', 5);
    expect(quotes.quotedFrom(output, 4)).toEqual([]);
  });

  it('is at most eight words', () => {
    const quotes = createQuotes();
    const many = Array.from({ length: 40 }, (_, index) => `src/file${index}.ts`).join(' ');
    quotes.say(many, 9);
    expect(quotes.quotedFrom(many, 3)).toHaveLength(8);
  });
});
