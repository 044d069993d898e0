import * as v from 'valibot'
import type { Binding } from '../../../api/contract/access'
import { subjectKey } from '../../../access/subjects'
import { KINDS } from './grantable'

/** Somebody who can be granted a role; without a name where nobody has told it. */
export type Suggestion = { type: (typeof KINDS)[number]; id: string; name: string }

const Key = v.pipe(v.string(), v.parseJson(), v.tuple([v.picklist(KINDS), v.string()]))

/**
 * People who are known without asking anybody: who holds or held a binding on screen, who granted one, and whose name
 * this person was told before.
 * @param names the names of principals by their key (src/names/principal-names.ts)
 */
export function suggestedPeople(
  bindings: readonly Binding[],
  names: ReadonlyMap<string, string>,
): Suggestion[] {
  const found = new Map<string, Suggestion>()
  const add = (key: string, name: string) => {
    const parsed = v.safeParse(Key, key)
    if (!parsed.success) return
    const [type, id] = parsed.output
    const known = found.get(key)?.name
    found.set(key, { type, id, name: known || name || names.get(key) || '' })
  }
  for (const { subject, granted_by: granter } of bindings) {
    for (const principal of [subject, granter])
      add(subjectKey(principal), principal.description ?? '')
  }
  for (const [key, name] of names) add(key, name)
  return [...found.values()].sort((one, other) =>
    (one.name || one.id).localeCompare(other.name || other.id),
  )
}
