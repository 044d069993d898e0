import { spelledOut } from '../../../lib/text/hidden-text'
import { scopeOfParam } from '../../../routing/resource-param'
import type { Readable } from '../audit-resources'
import type { Option } from '../SelectFilter'

type Words = { server: string; scope: string }

/** What a resource is called: a Scope by its title, where this person has read it, and by its id. */
export function resourceLabel(resource: string, title: string | undefined, t: Words): string {
  if (resource === 'server') return t.server
  const id = scopeOfParam(resource)
  if (id === '') return resource
  return title === undefined ? `${t.scope} ${id}` : `${spelledOut(title)} (${id})`
}

/** The options of "Resource". They include the resource that the address names, even if this person may not read it: the field shows what was asked for. */
export function resourceOptions(
  { deploymentId, scopes }: Readable,
  asked: string,
  titles: ReadonlyMap<string, string>,
  t: Words,
): Option[] {
  const readable = [
    ...(deploymentId === null ? [] : ['server']),
    ...[...scopes.scopeIds].map((id) => `scope:${id}`),
  ]
  const values = asked === '' || readable.includes(asked) ? readable : [asked, ...readable]
  return values.map((value) => ({
    value,
    label: resourceLabel(value, titles.get(scopeOfParam(value)), t),
  }))
}
