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

const value: FieldSpec = { kind: 'value' }
const text: FieldSpec = { kind: 'text' }
const json: FieldSpec = { kind: 'json' }

const STATEMENT = [
  ['text', 'text'],
  ['citations', 'json'],
] as const

/** The fields of each family in reading order (contract §4, §5); what is not named here is compared as JSON. */
const FAMILIES: Readonly<Record<string, Readonly<Record<string, FieldSpec>>>> = {
  prompt: {
    mode: value,
    instructions: text,
    demonstrations: {
      kind: 'list',
      parts: [
        ['input', 'any'],
        ['expected_output', 'any'],
      ],
    },
  },
  experience: { situation: text, action: text, outcome: text, lesson: text, failure: json },
  skill: {
    name: value,
    description: text,
    instructions: text,
    validation: { kind: 'list', parts: null },
  },
  handoff: {
    objective: text,
    disposition: value,
    state: { kind: 'list', parts: STATEMENT },
    next_action: { kind: 'record', parts: STATEMENT },
    omissions: {
      kind: 'list',
      parts: [
        ['text', 'text'],
        ['citation', 'json'],
      ],
    },
  },
  'topic-memory': { title: text, summary: text, detail: text },
  profile: { content: text },
  'atomic-memory': { kind: value, text },
  memory: {
    entries: {
      kind: 'list',
      parts: [
        ['kind', 'value'],
        ['text', 'text'],
        ['state', 'value'],
      ],
      byId: true,
    },
  },
}

/** The known fields of a family, or null for one that the console does not know. */
export const fieldsOf = (family: string): [field: string, spec: FieldSpec][] | null =>
  Object.hasOwn(FAMILIES, family) ? Object.entries(FAMILIES[family] ?? {}) : null

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
