/** The row that a key leads to from `index`, or null for a key that moves nothing. `page` in rows. */
export function indexAfterKey(
  key: string,
  index: number,
  count: number,
  page: number,
): number | null {
  if (count === 0) return null
  const to = (next: number) => Math.max(0, Math.min(count - 1, next))
  switch (key) {
    case 'ArrowDown':
      return to(index + 1)
    case 'ArrowUp':
      return to(index - 1)
    case 'PageDown':
      return to(index + page)
    case 'PageUp':
      return to(index - page)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
