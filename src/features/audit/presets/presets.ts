import * as v from 'valibot'
import { BINDING_CHANGES } from '../../../api/contract/audit'
import { readGivenJson } from '../../../lib/json/given-json'
import { CREATE, PROMPT, REPLACE } from '../../../families/decided-on-scope'
import { LOADED_FIELDS, readLoadedFilters } from '../filters/loaded-filters'
import { ASKED, readAuditSearch } from '../query/audit-search'

/** A named set of filters: the query of an address of the audit, as `/audit?` has it, without an event. */
export type Preset = { name: string; query: string }

export const NAME_MAX = 80
export const PRESETS_MAX = 100
const QUERY_MAX = 4_000
/** Bytes of a file that are looked at; a hundred of the longest presets are smaller. */
export const FILE_MAX = 512 * 1024
const FORMAT = 'scope-console.audit-presets.v1'

const KEPT = new Set<string>([
  ...ASKED,
  'own',
  'rows',
  'q',
  'looked',
  ...LOADED_FIELDS.flatMap((field) => [field, `not.${field}`]),
])

/**
 * Only parameters that the audit's address has. A value that the server would refuse is left out; of a filter over what is loaded it
 * stays, and the screen says that it cannot be read.
 */
export function cleanQuery(query: string): string {
  const given = new URLSearchParams(query.slice(0, QUERY_MAX))
  const valid = readAuditSearch(given)
  const loaded = readLoadedFilters(given)
  const clean = new URLSearchParams()
  for (const [name, value] of given) {
    if (!KEPT.has(name) || value === '') continue
    if (name === 'q' && loaded.q === '') continue
    if (name === 'looked' && (loaded.unlooked !== true || clean.has(name))) continue
    if ((name === 'own' || name === 'rows') && valid[name] === undefined) continue
    const asked = ASKED.find((each) => each === name)
    if (asked ? valid[asked] === undefined || clean.has(name) : false) continue
    clean.append(name, value)
  }
  return clean.toString()
}

/** The address's query after a preset: what it does not say of the resource, the order and the zone stays. */
export function withPreset(now: URLSearchParams, query: string): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of ['resource', 'order', 'own', 'rows', 'zone']) {
    const kept = now.get(name)
    if (kept !== null && !next.has(name)) next.set(name, kept)
  }
  return next
}

/** Presets that everybody has. What asks for one result means decisions: a request may hold both. */
const all = (name: string, values: readonly string[]) => values.map((value) => [name, value])
export const BUILT_IN = {
  denied: new URLSearchParams({ result: 'denied', from: '-24h', rows: 'decisions' }).toString(),
  // The server leaves out all other actions and results, so that a few calls load the whole list.
  prompts: new URLSearchParams([
    ['action', 'scope.admin'],
    ['result', 'allowed'],
    ['family', PROMPT],
    ['rows', 'decisions'],
    ...all('operation', [CREATE, REPLACE]),
  ]).toString(),
  promptRefusals: new URLSearchParams({
    result: 'denied',
    family: PROMPT,
    rows: 'decisions',
  }).toString(),
  grants: new URLSearchParams(all('operation', BINDING_CHANGES)).toString(),
  // Whoever has the id of a request of their own looks for just that one.
  request: (id: string) => new URLSearchParams({ request: id, own: 'show' }).toString(),
}

const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NAME_MAX))
const File = v.strictObject({
  format: v.literal(FORMAT),
  presets: v.pipe(
    v.array(v.strictObject({ name: Name, query: v.pipe(v.string(), v.maxLength(QUERY_MAX)) })),
    v.maxLength(PRESETS_MAX),
  ),
})

/** The presets of a file or of the browser's storage; null when it is none of ours. */
export function readPresets(text: string): Preset[] | null {
  if (text.length > FILE_MAX) return null
  const parsed = v.safeParse(File, readGivenJson(text)?.value)
  if (!parsed.success) return null
  return parsed.output.presets.map(({ name, query }) => ({ name, query: cleanQuery(query) }))
}

export const presetsFile = (presets: readonly Preset[]) =>
  JSON.stringify({ format: FORMAT, presets }, null, 2)

/** Both, the same ones once; another of the same name gets a number. Null: too many. */
export function merged(own: readonly Preset[], imported: readonly Preset[]): Preset[] | null {
  const result = [...own]
  for (const preset of imported) {
    if (result.some((each) => each.name === preset.name && each.query === preset.query)) continue
    let name = preset.name
    for (let number = 2; result.some((each) => each.name === name); number += 1) {
      const mark = ` (${number})`
      name = preset.name.slice(0, NAME_MAX - mark.length) + mark
    }
    result.push({ name, query: preset.query })
  }
  return result.length > PRESETS_MAX ? null : result
}
