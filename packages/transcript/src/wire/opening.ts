/** What stands where a conversation lacks the beginning that its wire wants. */
export const opening = '(The beginning of this conversation is missing.)';
