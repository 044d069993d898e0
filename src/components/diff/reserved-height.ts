/** Letters of a line that surely fit; more of them are taken for several lines. */
const LETTERS = 90
const LINE = 20
const HEADING = 33
/** Pixels of the smallest region: a heading and a message. */
const LEAST = 120
/** Pixels of a note of two lines above the lines. */
export const NOTE = 48
/** Pixels of the line that says which fields changed. */
export const FIELD_SUMMARY = 32
/** Enough lines for every screen: what is beyond need not be counted. */
const LINES_MAX = 400

/**
 * CSS height for the comparison of two contents, known before it is computed, so that nothing on the page moves when it
 * arrives: `most`, or less where the contents are too short to fill it however much they differ.
 * @param above pixels of what stands above the lines
 */
export function reservedHeight(
  before: unknown,
  after: unknown,
  most: string,
  above: number,
): string {
  const lines = linesOf(before, 0) + linesOf(after, 0)
  if (lines >= LINES_MAX) return most
  const fields = new Set([...keysOf(before), ...keysOf(after)]).size
  const least = Math.max(LEAST, lines * LINE + fields * HEADING) + above
  return `min(${most}, ${least}px)`
}

const keysOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value) : []

function linesOf(value: unknown, sofar: number): number {
  if (sofar >= LINES_MAX) return LINES_MAX
  if (typeof value === 'string') {
    let lines = 1
    let start = 0
    for (
      let feed = value.indexOf('\n');
      feed >= 0 && lines < LINES_MAX;
      feed = value.indexOf('\n', start)
    ) {
      lines += 1 + Math.floor((feed - start) / LETTERS)
      start = feed + 1
    }
    return lines + Math.floor((value.length - start) / LETTERS)
  }
  if (typeof value !== 'object' || value === null) return 1
  let lines = 2
  for (const one of Object.values(value)) lines += linesOf(one, sofar + lines)
  return lines
}
