/**
 * The tokens of each message in a row, where any of them may change: a tree of partial sums (P. Fenwick, 1994), so a
 * change and a sum take as many steps as the number of messages has digits.
 */
export interface TokenLine {
  readonly length: number;
  readonly total: number;
  push(tokens: number): void;
  add(index: number, tokens: number): void;
  /** Sum of all before `index`. */
  before(index: number): number;
}

export function createTokenLine(): TokenLine {
  // sums[i - 1] is the sum of the `i & -i` messages that end with number i, counted from 1.
  const sums: number[] = [];
  let total = 0;
  return {
    get length() {
      return sums.length;
    },
    get total() {
      return total;
    },
    push(tokens) {
      const number = sums.length + 1;
      let sum = tokens;
      for (let child = number - 1, end = number - (number & -number); child > end; child -= child & -child) {
        sum += sums[child - 1] as number;
      }
      sums.push(sum);
      total += tokens;
    },
    add(index, tokens) {
      for (let number = index + 1; number <= sums.length; number += number & -number) {
        sums[number - 1] = (sums[number - 1] as number) + tokens;
      }
      total += tokens;
    },
    before(index) {
      let sum = 0;
      for (let number = Math.min(index, sums.length); number > 0; number -= number & -number) {
        sum += sums[number - 1] as number;
      }
      return sum;
    },
  };
}
