import * as v from 'valibot'
import { ArtifactReference } from '../../api/contract/artifacts'
import type { SourceReference } from '../../api/contract/sources'
import { familyOf } from '../../families/family-of'
import type { ReadAs } from '../../families/family'
import { exactJson, isExactNumber, type ExactNumber } from '../../lib/json/exact-json'

export type Citation =
  | { kind: 'artifact'; reference: ArtifactReference }
  | { kind: 'source'; reference: SourceReference }
  | { kind: 'other'; json: string }
/** What it cites is read where it is drawn, by `citationOf`: there may be very many. */
export type Statement = { text: string; citations: readonly unknown[] }

/** A demonstration costs as much as so many values: it has two frames, each with a button. */
export const DEMONSTRATION_VALUES = 10

/** One field of a content, ready to be read; texts stay exactly as the server sent them. */
export type Field = { key: string } & (
  | { kind: 'value' | 'prose' | 'code' | 'markdown' | 'json'; text: string }
  | { kind: 'mode'; mode: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'records'; records: [string, string][][] }
  | { kind: 'statements'; statements: Statement[] }
  | { kind: 'demonstrations'; pairs: { input: string; output: string }[] }
  | { kind: 'group'; fields: Field[] }
  | { kind: 'empty' }
)

/** Reads a value as one kind of field; null when the value is of another shape. */
type Reader = (key: string, value: unknown) => Field | null
type Json = Record<string, unknown>

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isExactNumber(value)
const isScalar = (value: unknown): value is string | number | boolean | ExactNumber | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value) || isExactNumber(value)
const isShortRecord = (value: unknown): value is Json => {
  if (!isRecord(value)) return false
  const parts = Object.values(value)
  return parts.length <= RECORD_MAX && parts.every(isScalar)
}
const pretty = (value: unknown) => exactJson(value, 2)
const asText = (value: unknown) => (typeof value === 'string' ? value : pretty(value))

/** Longest text that reads well on the line of its label. */
const VALUE_MAX = 120
/** Groups in groups beyond this are clearer as JSON. */
const DEPTH_MAX = 2
/** Parts of a record that stand on one line. A record of more is shown as JSON, which is cut as a long text is. */
const RECORD_MAX = 50

const textAs =
  (kind: 'value' | 'prose' | 'code' | 'markdown'): Reader =>
  (key, value) => {
    if (typeof value !== 'string') return null
    return value === '' ? { key, kind: 'empty' } : { key, kind, text: value }
  }
const mode: Reader = (key, text) =>
  typeof text === 'string' ? { key, kind: 'mode', mode: text } : null

const SourceCitation = v.looseObject({
  source_ref: v.looseObject({ name: v.string(), source_id: v.string() }),
})
const ArtifactCitation = v.looseObject({ artifact_ref: ArtifactReference })

export function citationOf(citation: unknown): Citation {
  if (v.is(ArtifactCitation, citation)) {
    return { kind: 'artifact', reference: citation.artifact_ref }
  }
  if (v.is(SourceCitation, citation)) {
    const { name, source_id } = citation.source_ref
    return { kind: 'source', reference: { source_type: name, source_id } }
  }
  return { kind: 'other', json: pretty(citation) }
}

/** A Handoff cites by a list in its statements and by one citation in its omissions (contract §4). */
function statementOf(statement: unknown): Statement | null {
  if (!isRecord(statement) || typeof statement.text !== 'string') return null
  const cited = statement.citations ?? statement.citation
  const citations: unknown[] = Array.isArray(cited) ? cited : cited ? [cited] : []
  return { text: statement.text, citations }
}

const statements: Reader = (key, found) => {
  const read = (Array.isArray(found) ? found : [found]).map(statementOf)
  const whole = read.filter((statement) => statement !== null)
  if (whole.length < read.length) return null
  return whole.length === 0
    ? { key, kind: 'empty' }
    : { key, kind: 'statements', statements: whole }
}

const demonstrations: Reader = (key, found) => {
  if (!Array.isArray(found) || !found.every(isRecord)) return null
  if (found.length === 0) return { key, kind: 'empty' }
  const pairs = found.map(({ input, expected_output: output }) => ({
    input: asText(input),
    output: asText(output),
  }))
  return { key, kind: 'demonstrations', pairs }
}

const READERS: Readonly<Record<ReadAs, Reader>> = {
  value: textAs('value'),
  prose: textAs('prose'),
  code: textAs('code'),
  markdown: textAs('markdown'),
  mode,
  statements,
  demonstrations,
  any: generic,
}

/** Fields about the content's form; they come last. */
const LAST = ['package', 'generation', 'creation', 'media_type', 'schema_version', 'schema']

function group(key: string, record: Json, depth: number): Field | null {
  if (depth >= DEPTH_MAX) return { key, kind: 'json', text: pretty(record) }
  const fields = Object.entries(record).flatMap(
    ([name, part]) => generic(name, part, depth + 1) ?? [],
  )
  return fields.length === 0 ? null : { key, kind: 'group', fields }
}

/** Reads a value that no family describes, by its own shape. What is null was not recorded and is left out. */
function generic(key: string, found: unknown, depth = 0): Field | null {
  if (found === null || found === undefined) return null
  if (found === '') return { key, kind: 'empty' }
  if (typeof found === 'string') {
    const long = found.length > VALUE_MAX || found.includes('\n')
    return { key, kind: long ? 'prose' : 'value', text: found }
  }
  if (isScalar(found)) return { key, kind: 'value', text: String(found) }
  if (isRecord(found)) return group(key, found, depth)
  if (!Array.isArray(found)) return { key, kind: 'json', text: pretty(found) }
  if (found.length === 0) return { key, kind: 'empty' }
  if (found.every(isScalar)) return { key, kind: 'list', items: found.map(String) }
  if (found.every(isShortRecord)) {
    const records = found.map((item) =>
      Object.entries(item)
        .filter(([, part]) => part !== null)
        .map(([name, part]): [string, string] => [name, String(part)]),
    )
    return { key, kind: 'records', records }
  }
  return { key, kind: 'json', text: pretty(found) }
}

/**
 * The fields of an Artifact's content in reading order: what the family is about, then fields that the console
 * does not know, then those about the form. A known field of an unexpected shape is shown by that shape, and a
 * newer family wholly so; nothing is hidden but what is null, and what `without` names.
 */
export function contentFields(
  family: string,
  sent: Readonly<Json>,
  without: readonly string[] = [],
): Field[] {
  const { reading, written } = familyOf(family)
  const readers = new Map(reading)
  // Texts stand in the fields that the form wrote them to: the service keeps some of them in other fields.
  const content: Readonly<Json> = { ...sent, ...written(sent) }
  const others = Object.keys(content).filter((key) => !readers.has(key))
  const order = [
    ...[...readers.keys()].filter((key) => Object.hasOwn(content, key)),
    ...others.filter((key) => !LAST.includes(key)),
    ...LAST.filter((key) => others.includes(key)),
  ]
  return order
    .filter((key) => !without.includes(key))
    .flatMap(
      (key) =>
        READERS[readers.get(key) ?? 'any'](key, content[key]) ?? generic(key, content[key]) ?? [],
    )
}

/** Most values that a field counts for beside other fields: two long lists stand on a page at once. */
const FIELD_VALUES_MAX = 500

/** How many values a statement shows. What it cites is a link with a name and an id. */
export const valuesOfStatement = ({ citations }: Statement) =>
  1 + 2 * Math.min(citations.length, FIELD_VALUES_MAX)

/** How many values a field shows, to bound how many fields are drawn at once. */
export function valuesOfField(field: Field): number {
  let count = 0
  const add = (values: number) => (count += values) >= FIELD_VALUES_MAX
  if (field.kind === 'list') add(field.items.length)
  else if (field.kind === 'records') field.records.some((record) => add(record.length))
  else if (field.kind === 'statements') field.statements.some((one) => add(valuesOfStatement(one)))
  else if (field.kind === 'demonstrations') add(field.pairs.length * DEMONSTRATION_VALUES)
  else if (field.kind === 'group') field.fields.some((one) => add(valuesOfField(one)))
  return Math.max(1, Math.min(count, FIELD_VALUES_MAX))
}
