import type { Rule } from '../client'
import type { Binding, Resource } from '../contract/access'
import type { ResourceRequest } from '../contract/access-requests'
import type { Mismatch } from '../errors'
import { first, ofItems, says, type Page } from './says'

type Subject = { type: string; id: string }
export const isBy = (field: string, asked: Subject, said: Subject) =>
  first(says(`${field}.type`, asked.type, said.type), says(`${field}.id`, asked.id, said.id))

type BindingQuestion = { management_resource: ResourceRequest; subject?: Subject }

/** Bindings, of a subject where one was asked for, on a resource: on a Scope also those on its Artifacts, on the server all (contract §3). */
export const bindingsFit =
  ({ management_resource: asked, subject }: BindingQuestion): Rule<Page<Binding>> =>
  ({ data }) =>
    ofItems(data.items, ({ resource, ...binding }) =>
      first(subject ? isBy('subject', subject, binding.subject) : null, isWithin(asked, resource)),
    )

export function isWithin(asked: ResourceRequest, said: Resource): Mismatch | null {
  if (asked.type === 'server') return null
  const { scope_id: scopeId, identity } = said as { scope_id?: string; identity?: Identity }
  const inScope = says('resource.scope_id', asked.scope_id, scopeId)
  if (inScope || asked.type === 'scope') return inScope
  return first(
    says('resource.identity.family', asked.identity.family, identity?.family),
    says('resource.identity.artifact_id', asked.identity.artifact_id, identity?.artifact_id),
  )
}
type Identity = { family: string; artifact_id: string }
