/** Integer microseconds since 1970-01-01T00:00:00Z. */
export type Micros = number

/** RFC 3339 in UTC with microseconds; without a fraction when it is zero, as the real service writes it. */
export function formatInstant(micros: Micros): string {
  const seconds = Math.floor(micros / 1_000_000)
  const fraction = micros - seconds * 1_000_000
  const base = new Date(seconds * 1000).toISOString().slice(0, 19)
  return fraction === 0 ? `${base}Z` : `${base}.${String(fraction).padStart(6, '0')}Z`
}

const SHAPE = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$/

/** Microseconds of an RFC 3339 instant with zone; digits past the sixth are cut. Null when it names no instant. */
export function parseInstant(value: string): Micros | null {
  const match = SHAPE.exec(value)
  if (!match) return null
  const [, date, time, fraction = '', zone] = match
  const local = Date.parse(`${date}T${time}Z`)
  // Date.parse carries 2026-02-30 over into March: such a day is no day.
  if (Number.isNaN(local) || !new Date(local).toISOString().startsWith(`${date}T${time}`))
    return null
  const offset = zone === 'Z' ? 0 : Date.parse(`1970-01-01T00:00:00${zone}`)
  if (Number.isNaN(offset)) return null
  return (local + offset) * 1000 + Number(fraction.slice(0, 6).padEnd(6, '0'))
}
