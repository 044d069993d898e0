import * as v from 'valibot'
import type { Micros } from '../lib/date/micros'

/** How a request writes an instant, before it is read: the service takes more ways than the console sends. */
export const WrittenInstant = v.union([v.string(), v.number()])

export type ReadInstant = {
  /** Rounded to what a number holds: beyond the year 2255 to 2 µs and more. */
  micros: Micros
  /** As the service writes it in the answer to a change: in the zone in which the request wrote it. */
  written: string
  /** False of an instant that no UTC calendar of four-digit years has, such as the last hour of 9999 west of Greenwich. */
  isInUtc: boolean
}

const FIRST_MS = Date.parse('0001-01-01T00:00:00Z')
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z')
/** The greatest number of microseconds within the year 9999 that a double holds. */
const LAST_MICROS = (LAST_MS + 1) * 1000 - 32
/** Numbers above it are milliseconds, others seconds. */
const SECONDS_MAX = 2e10

const SHAPE =
  /^(\d{4}-\d\d-\d\d)[Tt _](\d\d:\d\d)(?::(\d\d)(?:[.,](\d+))?)?(?:[Zz]|([+\-\u2212])(\d\d):?(\d\d))$/
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/

/**
 * Reads an instant in any form that the real service takes (contract §2): RFC 3339 with a lower-case letter, a blank or a
 * line for the T, with a comma, without seconds, with a zone without a colon; seconds or milliseconds since 1970, as a
 * number or its digits. Null when it names no instant, or no zone.
 */
export function readInstant(value: string | number): ReadInstant | null {
  if (typeof value === 'number') return ofNumber(value)
  if (NUMBER.test(value)) return ofNumber(Number(value))
  const match = SHAPE.exec(value)
  if (!match) return null
  const [, date = '', minutes = '', seconds = '00', digits = '', sign, hh = '0', mm = '0'] = match
  const local = `${date}T${minutes}:${seconds}`
  const localMs = Date.parse(`${local}Z`)
  // Date.parse carries 2026-02-30 over into March: such a day is no day.
  if (Number.isNaN(localMs) || !new Date(localMs).toISOString().startsWith(local)) return null
  if (localMs < FIRST_MS || Number(hh) > 23 || Number(mm) > 59) return null
  const isWest = sign !== undefined && sign !== '+'
  const offset = (Number(hh) * 60 + Number(mm)) * (isWest ? -1 : 1)
  const ms = localMs - offset * 60_000
  const fraction = Number(digits.slice(0, 6).padEnd(6, '0'))
  const zone = offset === 0 ? 'Z' : `${isWest ? '-' : '+'}${hh}:${mm}`
  return {
    micros: Math.min(ms * 1000 + fraction, LAST_MICROS),
    written: `${local}${fractionText(fraction)}${zone}`,
    isInUtc: ms >= FIRST_MS && ms <= LAST_MS,
  }
}

function ofNumber(value: number): ReadInstant | null {
  const perSecond = Math.abs(value) > SECONDS_MAX ? 1000 : 1
  const begun = Math.floor(value / perSecond)
  // The fraction comes from `value` itself, because a number cannot hold the microseconds since 1970 of a late year.
  const rounded = Math.round(((value - begun * perSecond) * 1_000_000) / perSecond)
  const [seconds, fraction] = rounded < 1_000_000 ? [begun, rounded] : [begun + 1, 0]
  const ms = seconds * 1000
  if (!(ms >= FIRST_MS && ms <= LAST_MS)) return null
  const written = `${new Date(ms).toISOString().slice(0, 19)}${fractionText(fraction)}Z`
  return { micros: Math.min(ms * 1000 + fraction, LAST_MICROS), written, isInUtc: true }
}

const fractionText = (micros: number) => (micros === 0 ? '' : `.${String(micros).padStart(6, '0')}`)

/** Milliseconds since 1970 that may carry a fraction; `Date.now` will do. */
export type Clock = () => number

/** A clock corrects itself when it is further from the system's time, in milliseconds. It may be a few away, because `Date.now` gives whole ones. */
const DRIFT_MAX_MS = 20

/**
 * Makes a clock with microseconds. It needs both of its sources: `known` is the system's time in whole milliseconds, and
 * `measured` has fractions, but stands still while the machine sleeps and does not change when somebody sets the system's time.
 */
export function clockOf(known: () => number, measured: () => number): Clock {
  let offset = known() - measured()
  return () => {
    const now = known()
    const fine = measured()
    if (Math.abs(offset + fine - now) > DRIFT_MAX_MS) offset = now - fine
    return offset + fine
  }
}

/** Milliseconds since 1970 with microseconds, where the platform measures them. */
export const systemClock: Clock = clockOf(
  () => Date.now(),
  () => performance.now(),
)
