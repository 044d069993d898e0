/**
 * How a value is compared when it has the expected shape: `value` and `text` are strings, `any` is a string or any
 * JSON, `json` has structure. A value of another shape is compared as JSON in its place.
 */
export type ValueKind = 'value' | 'text' | 'any' | 'json'
export type Parts = readonly (readonly [key: string, kind: ValueKind])[]

export type FieldSpec =
  | { kind: ValueKind }
  /** A record whose parts are compared one by one. */
  | { kind: 'record'; parts: Parts }
  /** A list of records, or of texts when `parts` is null. With `byId`, items that carry an id are matched by it. */
  | { kind: 'list'; parts: Parts | null; byId?: boolean }

/** Where an item may carry its id. */
export const ID_KEYS: ReadonlySet<string> = new Set(['id', 'entry_id'])

/** The fields of a content by name, in reading order. */
export type FieldSpecs = Readonly<Record<string, FieldSpec>>

/** How to read the id by which a list matches its items; null for an item without one. */
export const idIn =
  (spec: Extract<FieldSpec, { kind: 'list' }>) =>
  (item: unknown): string | null => {
    if (typeof item !== 'object' || item === null) return null
    const entries = item as Record<string, unknown>
    const key = spec.byId ? [...ID_KEYS].find((one) => Object.hasOwn(entries, one)) : undefined
    const id = key === undefined ? null : entries[key]
    return typeof id === 'string' ? id : null
  }
