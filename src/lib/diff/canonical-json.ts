import { exactJson, isExactNumber } from '../json/exact-json'
import { own } from '../json/own'

/**
 * A JSON value as text: two spaces, keys sorted, so that the same value always gives the same lines. `undefined`
 * (a field that a server left out) is written as nothing.
 */
export function canonicalJson(value: unknown): string {
  return exactJson(sorted(value), 2) ?? ''
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null || isExactNumber(value)) return value
  const source = value as Record<string, unknown>
  // A null prototype: a key `__proto__` of a server stays a key.
  const result: Record<string, unknown> = Object.create(null)
  for (const key of Object.keys(source).sort()) result[key] = sorted(source[key])
  return result
}

/** Whether two JSON values are the same, whatever the order of their keys; numbers as they are written. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return false
  if (isExactNumber(one) || isExactNumber(other)) {
    return isExactNumber(one) && isExactNumber(other) && String(one) === String(other)
  }
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
    return one.every((item, index) => sameJson(item, other[index]))
  }
  // Both ways, since a key may be there without a value: that is written as nothing.
  return (
    Object.keys(one).every((key) => sameJson(one[key], own(other, key))) &&
    Object.keys(other).every((key) => other[key] === undefined || Object.hasOwn(one, key))
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
