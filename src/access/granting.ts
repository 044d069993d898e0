import type { Binding } from '../api/contract/access'
import { reachOf } from './reach'
import { isInForce, isKnownState, periodOf } from './standing'
import type { Deed, Known, Moment, Path, Reach, RoleRules, Unknown } from './types'

/** How a binding would allow an action while it is in force, or null; of one in a state that the console does not know, nobody can say. */
export function reachBy(binding: Binding, rules: RoleRules, deed: Deed): Reach | null {
  return isKnownState(binding) ? reachByRole(binding, rules, deed) : null
}

function reachByRole(binding: Binding, rules: RoleRules, deed: Deed): Reach | null {
  const reach = reachOf(binding.resource, deed.resource)
  const rule = rules.get(binding.role)
  const allows = reach === 'direct' ? rule?.actions : rule?.below
  return reach !== null && allows?.includes(deed.action) ? reach : null
}

const byReach = (one: Path, other: Path) =>
  Number(one.reach === 'inherited') - Number(other.reach === 'inherited') ||
  periodOf(one.binding).from - periodOf(other.binding).from

/** The bindings that allow an action at an instant: on the resource itself first, then the oldest. */
export function pathsAt({ bindings, rules }: Omit<Known, 'view'>, moment: Moment): Path[] {
  const paths: Path[] = []
  for (const binding of bindings) {
    const reach = reachBy(binding, rules, moment)
    if (reach !== null && isInForce(binding, moment.instant)) paths.push({ binding, reach })
  }
  return paths.sort(byReach)
}

/** What might allow an action at an instant to somebody whom no binding allows it. */
export function unknownAt({ bindings, rules, view }: Known, moment: Moment): Unknown[] {
  const { action, resource } = moment
  const unknown: Unknown[] = []
  if (resource.type === 'artifact' && rules.get('artifact.owner')?.actions.includes(action)) {
    unknown.push({ kind: 'ownership' })
  }
  const groups = bindings.filter(({ subject }) => subject.type === 'group')
  const allowed = pathsAt({ bindings: groups, rules }, moment).map(({ binding }) => binding)
  if (allowed.length > 0) unknown.push({ kind: 'groups', bindings: allowed })
  const mayComeFrom = (kind: 'server' | 'scope') =>
    [...rules.values()].some((rule) => rule.on === kind && rule.below?.includes(action))
  if (view === 'artifact' && (resource.type === 'scope' || mayComeFrom('scope'))) {
    unknown.push({ kind: 'above-artifact' })
  } else if (view === 'scope' && resource.type !== 'server' && mayComeFrom('server')) {
    unknown.push({ kind: 'above' })
  }
  const strange = bindings.filter((binding) => {
    const reach = reachOf(binding.resource, resource)
    if (reach === null || !isInForce(binding, moment.instant)) return false
    const rule = rules.get(binding.role)
    return rule === undefined || (reach === 'inherited' && rule.below === null)
  })
  if (strange.length > 0) {
    unknown.push({ kind: 'roles', roles: [...new Set(strange.map(({ role }) => role))] })
  }
  const states = bindings
    .filter((binding) => !isKnownState(binding) && isInForce(binding, moment.instant))
    .filter((binding) => reachByRole(binding, rules, moment) !== null)
    .map(({ state }) => state)
  if (states.length > 0) unknown.push({ kind: 'states', states: [...new Set(states)] })
  return unknown
}
