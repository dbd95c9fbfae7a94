/** The instructions that a conversation begins with: two of the wires have a place of their own for them. */
import type { Message, TextPart } from '../message.js';

export function leadingSystem(messages: readonly Message[]): { instructions: TextPart[]; rest: Message[] } {
  const instructions: TextPart[] = [];
  let count = 0;
  for (const message of messages) {
    if (message.role !== 'system') break;
    for (const part of message.parts) instructions.push(part);
    count++;
  }
  return { instructions, rest: messages.slice(count) };
}
