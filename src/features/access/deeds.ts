import type { Action, Resource } from '../../api/contract/access'

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
] as const
export type DeedName = (typeof DEED_NAMES)[number]
export type NamedDeed = { name: DeedName; action: Action }

const ON_SCOPE: readonly NamedDeed[] = [
  { name: 'read', action: 'scope.read' },
  { name: 'contribute', action: 'scope.contribute' },
  { name: 'review', action: 'scope.review' },
  { name: 'delegate', action: 'scope.delegate' },
  { name: 'prompts', action: 'scope.admin' },
  { name: 'grant', action: 'scope.admin' },
]
const ON_SERVER: readonly NamedDeed[] = [
  { name: 'observe', action: 'server.observe' },
  { name: 'administer', action: 'server.admin' },
]

export const deedsOn = (resource: Resource) => (resource.type === 'server' ? ON_SERVER : ON_SCOPE)

const DEFAULT: Partial<Record<string, DeedName>> = { server: 'administer', scope: 'prompts' }

/** The deed that the address asks about, or the one that is asked about most. */
export function chosenDeed(resource: Resource, asked: DeedName | undefined): NamedDeed {
  const deeds = deedsOn(resource)
  const named = (name: DeedName | undefined) => deeds.find((deed) => deed.name === name)
  return named(asked) ?? named(DEFAULT[resource.type]) ?? { name: 'read', action: 'scope.read' }
}
