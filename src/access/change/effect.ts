import type { Binding, Principal, Resource } from '../../api/contract/access'
import { ACTIONS } from '../../api/contract/access'
import { formatInstant, type Micros } from '../../lib/date/micros'
import { between, type Difference } from '../between'
import { decideAt } from '../decide'
import { deedsOf } from '../matrix'
import { reachOf } from '../reach'
import { isSame } from '../subjects'
import type { Known, Subject } from '../types'
import { whoCan } from '../who-can'
import { ANY_ARTIFACT, ANY_SCOPE, anyArtifactOf, exceptionsTo } from './kept-below'
import type { Deed } from './plan'

/** Where something is gained or lost: on the resource of the binding, or on what lies below it. */
export type EffectPlace = 'server' | 'scope' | 'any-scope' | 'artifact' | 'any-artifact'

type PlacedDifference = Difference & {
  place: EffectPlace
  /** Places below at which nothing changes: another binding allows the action there before and after. A Scope stands for all Artifacts in it. */
  except: readonly Resource[]
}

export type Effect = {
  differences: readonly PlacedDifference[]
  /** The action that lets somebody change bindings on the resource. */
  managing: string
  /** The caller may change bindings there now, and could not afterwards. */
  losesOwn: boolean
  /** Somebody may change bindings there now, as far as can be seen, and nobody could afterwards. */
  leavesNobody: boolean
  /** Who would administer the Scope without being able to read it (contract §3.2), or null. */
  cannotRead: Subject | null
}

type Question = Known & { deed: Deed; me: Subject | null; instant: Micros }

const resourceOf = (deed: Deed): Resource =>
  deed.kind === 'grant' ? deed.resource : deed.seen.resource

type Place = { place: EffectPlace; resource: Resource }
function placesOf(resource: Resource): Place[] {
  if (resource.type === 'server') {
    return [
      { place: 'server', resource },
      { place: 'any-scope', resource: ANY_SCOPE },
      { place: 'any-artifact', resource: ANY_ARTIFACT },
    ]
  }
  if (resource.type !== 'scope') return [{ place: 'artifact', resource }]
  const scopeId = String((resource as { scope_id?: unknown }).scope_id)
  return [
    { place: 'scope', resource },
    { place: 'any-artifact', resource: anyArtifactOf(scopeId) },
  ]
}

/** Everything of an Artifact is named otherwise than by its kind of resource. */
const isOn = (action: string, { type }: Resource) =>
  type === 'artifact' ? !/^(server|scope)\./.test(action) : action.startsWith(`${type}.`)

/** The bindings as they would be once the change is made. */
export function bindingsAfter(
  bindings: readonly Binding[],
  deed: Deed,
  by: Principal,
  instant: Micros,
): Binding[] {
  const at = formatInstant(instant)
  const kept = bindings.map((binding) =>
    deed.kind !== 'grant' && binding.binding_id === deed.seen.binding_id
      ? { ...binding, state: 'revoked', revoked_at: at, revoked_by: by }
      : binding,
  )
  if (deed.kind === 'revoke') return kept
  const { subject, expiresAt } = deed.terms
  return [
    ...kept,
    {
      binding_id: '',
      subject,
      resource: resourceOf(deed),
      role: deed.kind === 'grant' ? deed.role : deed.seen.role,
      granted_by: by,
      created_at: at,
      expires_at: expiresAt,
      state: 'active',
      version: 1,
      policy_revision: '',
    },
  ]
}

const MANAGING: Readonly<Record<string, string>> = {
  server: 'server.admin',
  scope: 'scope.admin',
  artifact: 'artifact.share',
}

/** What a change would do, worked out from the bindings on screen before anything is sent. */
export function effectOf({ deed, me, instant, ...known }: Question): Effect {
  const resource = resourceOf(deed)
  const by = me ?? { type: '', id: '' }
  const after = bindingsAfter(known.bindings, deed, by, instant)
  const exceptions = (difference: Difference, place: EffectPlace) => {
    if (place !== 'any-scope' && place !== 'any-artifact') return []
    const kind = place === 'any-scope' ? 'scope' : 'artifact'
    const bindings = difference.change === 'lost' ? after : known.bindings
    return exceptionsTo(difference, resource, kind, { bindings, rules: known.rules, instant })
  }
  const differences = placesOf(resource).flatMap(({ place, resource: where }) =>
    between({
      before: { bindings: known.bindings, instant },
      after: { bindings: after, instant },
      rules: known.rules,
      deeds: deedsOf(
        where,
        ACTIONS.filter((action) => isOn(action, where)),
      ),
    }).map((difference) => ({ ...difference, place, except: exceptions(difference, place) })),
  )
  const managing = MANAGING[resource.type] ?? 'scope.admin'
  const question = { ...known, action: managing, resource, instant }
  const may = (who: Subject, action: string, bindings: readonly Binding[]) =>
    decideAt({ ...question, bindings, action, principal: who }).allowed
  const anybody = (bindings: readonly Binding[]) =>
    whoCan({ ...question, bindings }).people.length > 0
  const holder = deed.kind === 'revoke' ? deed.seen.subject : deed.terms.subject
  return {
    differences,
    managing,
    losesOwn: me !== null && may(me, managing, known.bindings) && !may(me, managing, after),
    leavesNobody: anybody(known.bindings) && !anybody(after),
    cannotRead:
      resource.type === 'scope' &&
      may(holder, 'scope.admin', after) &&
      !may(holder, 'scope.read', after)
        ? holder
        : null,
  }
}

type Except = { resource: Resource; actions: string[] }
type Held = Pick<Difference, 'principal' | 'change'> & {
  places: { place: EffectPlace; actions: string[]; except: Except[] }[]
}

function addExceptions(to: Except[], action: string, resources: readonly Resource[]) {
  for (const resource of resources) {
    const there = to.find((one) => reachOf(one.resource, resource) === 'direct')
    if (there) there.actions.push(action)
    else to.push({ resource, actions: [action] })
  }
}

/** An effect by who gains and who loses, and by place. */
export function holdersIn({ differences }: Effect): Held[] {
  const groups: Held[] = []
  for (const { principal, change, place, action, except } of differences) {
    let group = groups.find((one) => isSame(one.principal, principal) && one.change === change)
    if (!group) groups.push((group = { principal, change, places: [] }))
    let there = group.places.find((one) => one.place === place)
    if (!there) group.places.push((there = { place, actions: [], except: [] }))
    there.actions.push(action)
    addExceptions(there.except, action, except)
  }
  return groups
}
