import { resolve, type JsonSchema, type OpenApi } from './json-schema'

export type Fault = { field: string; reason: string }

const typeOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 60)}… (${text.length} characters)` : text
}
const below = (field: string, name: string | number) =>
  field === '' ? String(name) : `${field}.${name}`

/** What a JSON Schema has against a value, each with the field's name; nothing when it is valid. */
export function faultsOf(
  document: OpenApi,
  schema: JsonSchema,
  value: unknown,
  field = '',
): Fault[] {
  const s = resolve(document, schema)
  const fault = (reason: string): Fault[] => [{ field: field || '(the whole body)', reason }]
  if (value === null && s.nullable) return []
  const branches = s.anyOf ?? s.oneOf
  if (branches) {
    const all = branches.map((branch) => faultsOf(document, branch, value, field))
    if (all.some((faults) => faults.length === 0)) return []
    // The branch that fits best tells the most: the one with the fewest objections.
    return [...all].sort((a, b) => a.length - b.length)[0] ?? []
  }
  if (s.allOf) return s.allOf.flatMap((part) => faultsOf(document, part, value, field))
  if (s.const !== undefined && s.const !== value)
    return fault(`is ${shown(value)}, not ${shown(s.const)}`)
  if (s.enum && !s.enum.includes(value)) return fault(`${shown(value)} is none of its members`)
  if (s.type !== undefined) {
    const type = typeOf(value)
    const fits = s.type === 'integer' ? Number.isInteger(value) : type === s.type
    if (!fits) return fault(`is ${shown(value)}, not of type ${s.type}`)
  }
  if (typeof value === 'string') return stringFaults(s, value).flatMap(fault)
  if (typeof value === 'number') {
    if (s.minimum !== undefined && value < s.minimum)
      return fault(`is ${value}, below ${s.minimum}`)
    if (s.maximum !== undefined && value > s.maximum)
      return fault(`is ${value}, above ${s.maximum}`)
  }
  if (Array.isArray(value)) {
    if (value.length < (s.minItems ?? 0))
      return fault(`has ${value.length} items, fewer than ${s.minItems}`)
    if (value.length > (s.maxItems ?? Infinity)) {
      return fault(`has ${value.length} items, more than ${s.maxItems}`)
    }
    const distinct = new Set(value.map((item) => JSON.stringify(item)))
    if (s.uniqueItems && distinct.size < value.length) return fault('holds an item twice')
    const { items } = s
    // Equal items object to the same: the first of them is enough.
    return items
      ? [...new Set<unknown>(value)].flatMap((item, n) =>
          faultsOf(document, items, item, below(field, n)),
        )
      : []
  }
  if (typeof value === 'object' && value !== null) return objectFaults(document, s, value, field)
  return []
}

function stringFaults(s: JsonSchema, value: string): string[] {
  const length = [...value].length
  if (length < (s.minLength ?? 0)) return [`is ${shown(value)}, shorter than ${s.minLength}`]
  if (length > (s.maxLength ?? Infinity)) return [`is longer than ${s.maxLength}`]
  if (s.pattern !== undefined && !new RegExp(s.pattern, 'u').test(value)) {
    return [`is ${shown(value)}, which does not match ${s.pattern}`]
  }
  if (s.format === 'date-time' && Number.isNaN(Date.parse(value)))
    return [`is ${shown(value)}, no instant`]
  return []
}

function objectFaults(document: OpenApi, s: JsonSchema, value: object, field: string): Fault[] {
  const faults: Fault[] = []
  const entries = Object.entries(value as Record<string, unknown>).filter(
    ([, one]) => one !== undefined,
  )
  const names = new Set(entries.map(([name]) => name))
  if (names.size > (s.maxProperties ?? Infinity)) {
    faults.push({
      field: field || '(the whole body)',
      reason: `has more than ${s.maxProperties} fields`,
    })
  }
  for (const name of s.required ?? []) {
    if (!names.has(name))
      faults.push({ field: below(field, name), reason: 'is required and missing' })
  }
  for (const [name, inner] of entries) {
    const property = s.properties?.[name]
    if (property) faults.push(...faultsOf(document, property, inner, below(field, name)))
    else if (s.additionalProperties === false) {
      faults.push({ field: below(field, name), reason: 'is not known' })
    } else if (typeof s.additionalProperties === 'object') {
      faults.push(...faultsOf(document, s.additionalProperties, inner, below(field, name)))
    }
  }
  return faults
}
