import * as v from 'valibot'
import { maxCharacters } from '../../api/contract/characters'
import { strip } from '../../lib/text/strip'

// What the shapes of demonstrations are made of (contract §5). Bounds that no demonstration of 64 KiB reaches are left out.

/**
 * An object of these fields and no others. Valibot's own `strictObject` takes a list for an object whose fields may all be
 * left out.
 */
export const shape = <T extends v.ObjectEntries>(entries: T) =>
  v.pipe(
    v.custom<object>(
      (value) =>
        isObject(value) && Object.keys(value).every((name) => Object.hasOwn(entries, name)),
    ),
    v.object(entries),
  )
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** An object of any fields, each of this kind. Valibot's own `record` leaves out fields such as "constructor" unseen. */
export const mapOf = (name: v.GenericSchema<string>, member: v.GenericSchema, max = Infinity) =>
  v.custom<object>((value) => {
    const entries = isObject(value) ? Object.entries(value) : null
    if (entries === null || entries.length > max) return false
    return entries.every(([key, one]) => v.is(name, key) && v.is(member, one))
  })

export const list = <T extends v.GenericSchema>(item: T) => v.array(item)
export const listUpTo = <T extends v.GenericSchema>(max: number, item: T) =>
  v.pipe(v.array(item), v.maxLength(max))
export const filled = <T extends v.GenericSchema>(item: T, max = Infinity) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(max))

/** A field that may be left out and means this then. */
export const or = <T extends v.GenericSchema>(schema: T, otherwise: v.InferInput<T>) =>
  v.optional(schema, () => otherwise as never) as unknown as v.GenericSchema<
    unknown,
    v.InferOutput<T>
  >
/** The same of one that may be null too. */
export const orNull = <T extends v.GenericSchema>(schema: T) => v.optional(v.nullable(schema), null)

export const isBlank = (text: string) => strip(text) === ''
export const text = v.string()
export const someText = v.pipe(text, v.minLength(1))
export const textUpTo = (max: number) => v.pipe(someText, maxCharacters(max))
/** Not blank either. */
export const sentence = (max: number) =>
  v.pipe(
    textUpTo(max),
    v.check((value) => !isBlank(value)),
  )
export const trimmed = (max: number) =>
  v.pipe(
    sentence(max),
    v.check((value) => value === strip(value)),
  )

const Digits = v.pipe(text, v.transform(strip), v.regex(/^[+-]?\d+(?:_\d+)*(?:\.0+)?$/))
/**
 * A whole number as the operations of memories and topics take it, which read JSON less strictly than the others: as its
 * digits and as true or false, too.
 */
export const wholeFrom = (min: number) =>
  v.pipe(
    v.union([v.number(), v.boolean(), Digits]),
    v.transform((value) => Number(typeof value === 'string' ? value.replaceAll('_', '') : value)),
    v.integer(),
    v.minValue(min),
  )

const hasNoTwice = (values: readonly string[]) => new Set(values).size === values.length
/** Texts of which none stands twice. */
export const distinct = (schema: v.GenericSchema<unknown, string[]>) =>
  v.pipe(
    schema,
    v.check((values: string[]) => hasNoTwice(values)),
  )

export const ArtifactRef = shape({
  family: v.pipe(
    trimmed(128),
    v.check((family) => family !== 'memory'),
  ),
  artifact_id: trimmed(128),
  revision: wholeFrom(1),
})

/** By which an output cites what its input holds. */
type Evidence = { evidence_id: string }

/** The ids of the evidence, or null where one of them is blank, has blanks at its ends or stands twice. */
export function idsOf(evidence: readonly Evidence[]): ReadonlySet<string> | null {
  const ids = evidence.map(({ evidence_id: id }) => id)
  const sound = ids.every((id) => id !== '' && id === strip(id))
  return sound && hasNoTwice(ids) ? new Set(ids) : null
}

export const areAmong = <T>(values: readonly T[], known: ReadonlySet<T>) =>
  values.every((value) => known.has(value))
/** Whether something is cited, and nothing but what is known. */
export const isCited = (ids: readonly string[], known: ReadonlySet<string>) =>
  ids.length > 0 && areAmong(ids, known)
export const allCite = (
  items: readonly { evidence_ids: readonly string[] }[],
  known: ReadonlySet<string>,
) => items.every(({ evidence_ids: ids }) => isCited(ids, known))

/** What one operation takes and gives, and what its output must keep to of its input. */
export const demonstration = <I extends v.GenericSchema, O extends v.GenericSchema>(
  input: I,
  output: O,
  agree: (input: v.InferOutput<I>, output: v.InferOutput<O>) => boolean,
): v.GenericSchema =>
  v.pipe(
    v.strictObject({ input, expected_output: output }),
    v.check((sides) => {
      const { input: taken, expected_output: given } = sides as {
        input: v.InferOutput<I>
        expected_output: v.InferOutput<O>
      }
      return agree(taken, given)
    }),
  )
