import type { Action, Resource } from '../../api/contract/access'
import type { ArtifactRequest, ResourceRequest } from '../../api/contract/access-requests'
import { accessRuleOf } from '../../families/access-rules'

/** The names that people know for actions. Two names may stand for one action of the service: scope.admin changes Prompts and grants roles (contract §3.2). */
export const DEED_NAMES = [
  'read',
  'contribute',
  'review',
  'delegate',
  'prompts',
  'grant',
  'observe',
  'administer',
  'use',
  'inspect',
  'acknowledge',
  'edit',
] as const
export type DeedName = (typeof DEED_NAMES)[number]
export type NamedDeed = {
  name: DeedName
  action: Action
  /** The resource on which the service decides it: the one that is shown, or the Scope of an Artifact. */
  resource: Resource
}
type OnOne = Omit<NamedDeed, 'resource'>
type Some<T> = readonly [T, ...T[]]

const ON_SCOPE: Some<OnOne> = [
  { name: 'read', action: 'scope.read' },
  { name: 'contribute', action: 'scope.contribute' },
  { name: 'review', action: 'scope.review' },
  { name: 'delegate', action: 'scope.delegate' },
  { name: 'prompts', action: 'scope.admin' },
  { name: 'grant', action: 'scope.admin' },
]
const ON_SERVER: Some<OnOne> = [
  { name: 'observe', action: 'server.observe' },
  { name: 'administer', action: 'server.admin' },
]

const OWN_NAMES: Partial<Record<Action, DeedName>> = {
  'prompt.use': 'use',
  'handoff.evidence.inspect': 'inspect',
  'handoff.acknowledge': 'acknowledge',
}

/** What can be done with one Artifact, each decided where its family's rules say (contract §4.2). */
function deedsOnArtifact(resource: ArtifactRequest): Some<NamedDeed> {
  const { scope_id, identity } = resource
  const { ownBindings, ownActions, writer } = accessRuleOf(identity.family)
  const scope: Resource = { type: 'scope', scope_id }
  const ofScope = (name: DeedName, action: Action): NamedDeed => ({ name, action, resource: scope })
  const own = (name: DeedName, action: Action): NamedDeed => ({ name, action, resource })
  return [
    ownBindings ? own('read', 'artifact.read') : ofScope('read', 'scope.read'),
    ...ownActions.flatMap((action) => {
      const name = OWN_NAMES[action]
      return name ? [own(name, action)] : []
    }),
    writer === 'owner' ? own('edit', 'artifact.write') : ofScope('edit', writer),
    ...(ownBindings && writer === 'owner' ? [own('grant', 'artifact.share')] : []),
  ]
}

export function deedsOn(resource: ResourceRequest): Some<NamedDeed> {
  if (resource.type === 'artifact') return deedsOnArtifact(resource)
  const [first, ...others] = resource.type === 'server' ? ON_SERVER : ON_SCOPE
  return [{ ...first, resource }, ...others.map((deed) => ({ ...deed, resource }))]
}

/** Two names of one action are two columns of a table, so that the name is the key of a deed. */
export const keyed = ({ name, ...deed }: NamedDeed) => ({ ...deed, key: name })

const DEFAULT: Partial<Record<string, DeedName>> = { server: 'administer', scope: 'prompts' }

/** The deed that the address asks about, or the one that is asked about most. */
export function chosenDeed(
  deeds: Some<NamedDeed>,
  { type }: Resource,
  asked: DeedName | undefined,
): NamedDeed {
  const named = (name: DeedName | undefined) => deeds.find((deed) => deed.name === name)
  return named(asked) ?? named(DEFAULT[type]) ?? deeds[0]
}
