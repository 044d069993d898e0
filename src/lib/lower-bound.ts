/**
 * The first of so many places that `isBefore` does not hold of, or `length`. It has to hold of all places up to some one,
 * and of none after it.
 */
export function lowerBound(length: number, isBefore: (place: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
