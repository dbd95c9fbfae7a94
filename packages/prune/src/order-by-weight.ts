/** The indexes of the weights, the heaviest first and of equal ones the last. A comparing sort takes several times as long. */
export function orderByWeight(weight: Float64Array): Uint32Array {
  const { length } = weight;
  const sorted = weight.slice().sort();
  const order = new Uint32Array(length);
  /** For the first place of each weight in `sorted`, how many of it have their place in the order. */
  const placed = new Uint32Array(length);
  for (let i = 0; i < length; i += 1) {
    const first = lowerBound(sorted, weight[i] as number);
    order[length - 1 - first - (placed[first] as number)] = i;
    placed[first] = (placed[first] as number) + 1;
  }
  return order;
}

/** The first place in what is sorted that holds at least the value. */
function lowerBound(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
