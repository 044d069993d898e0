import * as v from 'valibot'
import { jsonSchemaOf } from './from-valibot'
import { instancesOf } from './instances'
import { resolve, type JsonSchema, type OpenApi } from './json-schema'
import { faultsOf } from './validate'

/** What the two sides disagree on; `field` is a path without the positions in arrays. */
export type Disagreement = { field: string; reason: string }

const EMPTY: OpenApi = { paths: {} }
const nameOf = (field: string) => field.replace(/\.\d+(?=\.|$)/g, '').replace(/^\d+\./, '')

/** Each field once, with the first reason. */
function byField(found: readonly Disagreement[]): Disagreement[] {
  const first = new Map<string, Disagreement>()
  for (const one of found) if (!first.has(one.field)) first.set(one.field, one)
  return [...first.values()]
}

/** Everything that a server may send must be accepted by our schema, and every field that we read must be there. */
export function disagreementsOfResponse(
  document: OpenApi,
  theirs: JsonSchema,
  ours: v.GenericSchema,
): Disagreement[] {
  const refused = instancesOf(document, theirs).flatMap((instance) => {
    const parsed = v.safeParse(ours, instance)
    if (parsed.success) return []
    return parsed.issues.map((issue) => ({
      field: nameOf(v.getDotPath(issue) ?? '(the whole body)'),
      reason: `may be sent as ${issue.received}, where the contract takes ${issue.expected ?? issue.message}`,
    }))
  })
  return byField([...refused, ...missing(document, theirs, jsonSchemaOf(ours), '')])
}

/** Fields of ours that no branch of theirs has: a screen reads them in vain. */
function missing(
  document: OpenApi,
  theirs: JsonSchema,
  ours: JsonSchema,
  field: string,
): Disagreement[] {
  const mine = branchesOf(EMPTY, ours)
  const other = branchesOf(document, theirs)
  const found: Disagreement[] = []
  for (const branch of mine) {
    if (branch.items) {
      for (const list of other)
        if (list.items) found.push(...missing(document, list.items, branch.items, field))
    }
    const kind = soleValue(branch.properties?.['type'] ?? {})
    for (const [name, inner] of Object.entries(branch.properties ?? {})) {
      const path = field === '' ? name : `${field}.${name}`
      const holders = other.filter(
        ({ properties }) =>
          properties?.[name] !== undefined &&
          (kind === undefined || soleValue(resolve(document, properties['type'] ?? {})) === kind),
      )
      if (holders.length === 0)
        found.push({ field: path, reason: 'is read by the contract, but never sent' })
      for (const holder of holders) {
        const property = holder.properties?.[name]
        if (property) found.push(...missing(document, property, inner, path))
      }
    }
  }
  return found
}

/** The one value that a schema allows, which tells the branches of a union apart. */
const soleValue = (schema: JsonSchema): unknown =>
  schema.const ?? (schema.enum?.length === 1 ? schema.enum[0] : undefined)

function branchesOf(document: OpenApi, schema: JsonSchema): JsonSchema[] {
  const resolved = resolve(document, schema)
  const inner = resolved.anyOf ?? resolved.oneOf ?? resolved.allOf
  return inner ? inner.flatMap((branch) => branchesOf(document, branch)) : [resolved]
}

/** Everything that our request schema lets through must be allowed by the server. */
export function disagreementsOfRequest(
  document: OpenApi,
  theirs: JsonSchema,
  ours: v.GenericSchema,
): Disagreement[] {
  const tried = instancesOf(EMPTY, jsonSchemaOf(ours), lengthsBeyond(document, theirs))
  const sent = tried.filter((instance) => v.is(ours, instance))
  if (sent.length === 0)
    throw new Error('The contract lets none of the instances of its own schema through.')
  return byField(
    sent.flatMap((instance) =>
      faultsOf(document, theirs, instance).map(({ field, reason }) => ({
        field: nameOf(field),
        reason: `${reason}, but the contract lets it be sent`,
      })),
    ),
  )
}

/** One more than each upper bound of a text there: a bound of ours that is a function shows itself only so. */
function lengthsBeyond(document: OpenApi, theirs: JsonSchema): number[] {
  const text = JSON.stringify([document.components, theirs])
  const bounds = [...text.matchAll(/"maxLength":(\d+)/g)].map(([, bound]) => Number(bound) + 1)
  return [...new Set(bounds)]
}
