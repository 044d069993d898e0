import { resolve, type JsonSchema, type OpenApi } from './json-schema'

/** Levels of nesting below which a schema that holds itself is cut off. */
const DEPTH = 12
/** How long an unbounded string is tried: longer than any bound that a service has set. */
const LONG = 200_000
const LONG_LIST = 600

/**
 * Values that a schema allows: everything filled, only what is required, each optional field left out, each
 * field at its bounds, null where it may be, each member of each enum, each branch of each union. One field
 * varies at a time, so their number grows with the size of the schema and not with its combinations.
 */
export function instancesOf(
  document: OpenApi,
  schema: JsonSchema,
  /** Lengths at which a text without an upper bound is tried, for bounds that the schema cannot say. */
  lengths: readonly number[] = [],
  depth = 0,
): unknown[] {
  const resolved = resolve(document, schema)
  if (depth > DEPTH) return []
  if (resolved.nullable) {
    const filled = { ...resolved, nullable: false }
    return [...instancesOf(document, filled, lengths, depth), null]
  }
  const next = (inner: JsonSchema) => instancesOf(document, inner, lengths, depth + 1)
  if (resolved.const !== undefined) return [resolved.const]
  if (resolved.enum) return [...resolved.enum]
  const branches = resolved.anyOf ?? resolved.oneOf
  if (branches) return branches.flatMap(next)
  if (resolved.allOf) {
    if (resolved.allOf.length !== 1) throw new Error('Teach instancesOf how to merge allOf.')
    return resolved.allOf.flatMap(next)
  }
  switch (resolved.type) {
    case 'null':
      return [null]
    case 'boolean':
      return [true, false]
    case 'integer':
    case 'number':
      return numbersOf(resolved)
    case 'string':
      return stringsOf(resolved, lengths)
    case 'array':
      return arraysOf(resolved, next)
    case 'object':
      return objectsOf(resolved, next)
    case undefined:
      return ['any', 1, null, true, [], {}]
    default:
      throw new Error(`Teach instancesOf the type "${resolved.type}".`)
  }
}

function numbersOf({ minimum, maximum, type }: JsonSchema): number[] {
  const low = minimum ?? -1_000_000
  const high = maximum ?? 1_000_000_000
  return [
    ...new Set([low, high, Math.min(high, low + 1), ...(type === 'number' ? [low + 0.5] : [])]),
  ]
}

const texts = new Map<string, string>()
/** A seed repeated to a number of characters; kept, as the same long texts stand in many instances. */
function padded(seed: string, length: number): string {
  const key = `${length} ${seed}`
  const known = texts.get(key)
  if (known !== undefined) return known
  const [first = '', ...rest] = [...seed]
  const text = [first, ...rest, ...Array<string>(length).fill(rest.length === 0 ? first : 'a')]
    .slice(0, length)
    .join('')
  texts.set(key, text)
  return text
}

const SEEDS = ['a', 'A b', '😀', '1', '0', `sha256:${'0'.repeat(64)}`, 'f'.repeat(64)]

/** @throws Error when no seed matches the pattern: add one. */
function stringsOf(
  { minLength = 0, maxLength, pattern, format }: JsonSchema,
  lengths: readonly number[],
): string[] {
  if (format === 'date-time') {
    return ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.678901Z', '2026-01-02T03:04:05.6+05:30']
  }
  const limit = maxLength ?? LONG
  const candidates = [
    ...(minLength === 0 ? [''] : []),
    ...SEEDS,
    ...SEEDS.map((seed) => padded(seed, Math.max(1, minLength))),
    padded('a', limit),
    // As many characters as may be, each of which is two of JavaScript's.
    padded('😀', Math.min(limit, 10_000)),
    ...(maxLength === undefined ? lengths.map((length) => padded('a', length)) : []),
  ]
  const allowed = pattern === undefined ? null : new RegExp(pattern, 'u')
  const fitting = [...new Set(candidates)].filter((value) => {
    const length = [...value].length
    return length >= minLength && length <= limit && (allowed === null || allowed.test(value))
  })
  if (fitting.length === 0) throw new Error(`Give stringsOf a seed for the pattern ${pattern}.`)
  return fitting
}

function arraysOf(schema: JsonSchema, next: (inner: JsonSchema) => unknown[]): unknown[] {
  const { items = {}, minItems = 0, maxItems, uniqueItems } = schema
  const [first, ...others] = next(items)
  if (uniqueItems) {
    const distinct = [first, ...others].slice(0, maxItems)
    return [...(minItems === 0 ? [[]] : []), distinct, [first]].filter(
      (list) => list.length >= minItems,
    )
  }
  const filled = (value: unknown, length: number) => Array<unknown>(length).fill(value)
  const shortest = Math.max(1, minItems)
  return [
    ...(minItems === 0 ? [[]] : []),
    filled(first, maxItems ?? LONG_LIST),
    filled(first, shortest),
    ...others.map((value) => filled(value, shortest)),
  ]
}

function objectsOf(schema: JsonSchema, next: (inner: JsonSchema) => unknown[]): unknown[] {
  const { properties = {}, required = [], additionalProperties } = schema
  const values = Object.entries(properties).map(([name, inner]) => [name, next(inner)] as const)
  const full = Object.fromEntries(values.map(([name, [first]]) => [name, first]))
  const least = Object.fromEntries(Object.entries(full).filter(([name]) => required.includes(name)))
  const without = (left: string) =>
    Object.fromEntries(Object.entries(full).filter(([name]) => name !== left))
  const instances: unknown[] = [full, least]
  for (const [name, [, ...others]] of values) {
    if (!required.includes(name)) instances.push(without(name))
    for (const value of others) instances.push({ ...full, [name]: value })
  }
  if (additionalProperties === false) return instances
  const inner = typeof additionalProperties === 'object' ? additionalProperties : {}
  for (const value of next(inner)) instances.push({ ...full, 'x-added later': value })
  return instances
}
