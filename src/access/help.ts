import type { Resource } from '../api/contract/access'
import { everHeld, type EverHeld } from './ever-held'
import { isSame } from './subjects'
import type { Known, Moment, Subject, Unknown } from './types'
import { whoCan, type Able } from './who-can'

/** What opens the granting of roles on a resource (contract §3.4). */
const GRANTS: Readonly<Partial<Record<string, string>>> = {
  server: 'server.admin',
  scope: 'scope.admin',
}

/** What bindings say to somebody who may not do something. */
export type Help = {
  /** Whether they ever held a role that allows it. */
  held: EverHeld
  /** Who may grant such a role now, longest first. */
  granters: readonly Able[]
  /** Who else might grant it or be allowed it, as far as nobody can know. */
  unknown: readonly Unknown[]
}

/** The action that whoever grants a role on a resource needs; null of a kind that the console grants nothing on. */
export const grantedBy = ({ type }: Resource): string | null => GRANTS[type] ?? null

/** Works out what would help a principal who may not do something: from bindings, and as far as they tell (decision 24). */
export function helpFor(asker: Subject, known: Known, moment: Moment): Help {
  const { bindings, rules } = known
  const own = bindings.filter(({ subject }) => isSame(asker, subject))
  const action = grantedBy(moment.resource)
  const { people, unknown } =
    action === null ? { people: [], unknown: [] } : whoCan({ ...known, ...moment, action })
  return {
    held: everHeld(moment, own, rules),
    granters: people,
    unknown,
  }
}
