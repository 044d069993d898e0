const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.(\d{1,6}))?(Z|[+-]\d\d:\d\d)$/

/** An instant as microseconds since the epoch and the form that it was written in. */
export type PackedTime = { micros: number; form: string }

function offsetMs(zone: string): number {
  if (zone === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4, 6))
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000
}

/** Null for what cannot be written back to the letter. */
export function packTime(text: string): PackedTime | null {
  const match = INSTANT.exec(text)
  if (!match) return null
  const [, fraction = '', zone = ''] = match
  const digits = fraction.padEnd(6, '0')
  const ms = Date.parse(text)
  const packed = {
    micros: Math.floor(ms / 1_000) * 1_000_000 + Number(digits),
    form: `${fraction.length}${zone}`,
  }
  return unpackTime(packed.form, packed.micros) === text ? packed : null
}

/** The instant that was packed, to the letter. */
export function unpackTime(form: string, micros: number): string {
  const digits = Number(form[0])
  const zone = form.slice(1)
  const seconds = Math.floor(micros / 1_000_000)
  const date = new Date(seconds * 1_000 + offsetMs(zone))
  if (Number.isNaN(date.getTime())) return ''
  const whole = date.toISOString().slice(0, 19)
  if (digits === 0) return `${whole}${zone}`
  const fraction = String(micros - seconds * 1_000_000).padStart(6, '0')
  return `${whole}.${fraction.slice(0, digits)}${zone}`
}

/** Every character that an instant may have. */
export const TIME_CHARACTERS = '0123456789-:.TZ+'
