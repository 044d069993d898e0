import * as v from 'valibot'
import { SUBJECT_TYPES, type SubjectType } from '../query/server-filters'

/** Somebody whose events can be asked for, and what they are called. */
export type KnownPerson = { type: SubjectType; id: string; name: string }

const Key = v.pipe(v.string(), v.parseJson(), v.tuple([v.picklist(SUBJECT_TYPES), v.string()]))

/**
 * People whose names this person was told before, by name. Nobody is asked for them.
 * @param names the names of principals by their key (src/names/principal-names.ts)
 */
export function knownPeople(names: ReadonlyMap<string, string>): KnownPerson[] {
  const people = [...names].flatMap(([key, name]) => {
    const parsed = v.safeParse(Key, key)
    return parsed.success ? [{ type: parsed.output[0], id: parsed.output[1], name }] : []
  })
  return people.sort((one, other) => one.name.localeCompare(other.name))
}

/** Returns the principal that a text means: by type and id (`service:svc-nightly`), a known person's id or name, or else a user's id. */
export function typedPrincipal(typed: string, people: readonly KnownPerson[]) {
  const type = SUBJECT_TYPES.find((each) => typed.startsWith(`${each}:`))
  return type ? { type, id: typed.slice(type.length + 1) } : subjectOf(typed, 'user', people)
}

/**
 * Whom a typed text means: the id as it is typed, or the person of that name. The type follows the person where nobody known
 * has the id under the type that is chosen and one has it under another: a service asked for as a user has no events.
 */
export function subjectOf(
  typed: string,
  type: SubjectType,
  people: readonly KnownPerson[],
): { type: SubjectType; id: string } {
  const named = people.filter(({ id }) => id === typed)
  const meant = named.length > 0 ? named : people.filter(({ name }) => name === typed)
  const [only] = meant
  if (only && meant.length === 1) return { type: only.type, id: only.id }
  return { type, id: typed }
}
