/**
 * Splits a text at its line feeds. The feed is a separator, not part of a line: a text may end without one, and a line
 * added at the end must not count as a change of the line before it. A carriage return stays at the end of its line.
 * `joinLines(splitLines(text)) === text` for every string.
 */
export function splitLines(text: string): string[] {
  return text === '' ? [] : text.split('\n')
}

/** The inverse of `splitLines`. */
export function joinLines(lines: readonly string[]): string {
  return lines.join('\n')
}
