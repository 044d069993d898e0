export const END_CHOICES = ['30', '90', '365', 'date', 'none'] as const
export type EndChoice = (typeof END_CHOICES)[number]

const DAY_MS = 86_400_000

/** An instant as the service writes it, in whole seconds. */
const instantOf = (ms: number) => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z')

/**
 * When a binding ends: counted from when it was chosen, so that each press says the same.
 * @param end and `day`: the last day, `YYYY-MM-DD`, in the reader's zone
 * @param now milliseconds since the epoch by the server's clock, as `openedAt`
 */
export function endOf(
  { end, day }: { end: EndChoice; day: string },
  openedAt: number,
  now: number,
): { expiresAt: string | null } | { problem: 'dayMissing' | 'dayPast' } {
  if (end === 'none') return { expiresAt: null }
  if (end !== 'date') return { expiresAt: instantOf(openedAt + Number(end) * DAY_MS) }
  const parts = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(day)
  if (!parts) return { problem: 'dayMissing' }
  const [, year, month, date] = parts.map(Number)
  // The first instant of the next day: the last day belongs to it.
  const at = new Date(year ?? 0, (month ?? 1) - 1, (date ?? 1) + 1).getTime()
  return at > now ? { expiresAt: instantOf(at) } : { problem: 'dayPast' }
}
