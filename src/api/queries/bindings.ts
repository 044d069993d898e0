import { queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import { bodies } from '../bodies'
import { call } from '../client'
import { BindingPage, type Binding } from '../contract/access'
import type { ResourceRequest } from '../contract/access-requests'
import { endpoints } from '../endpoints'
import { isForbidden } from '../errors'
import { bindingsFit } from '../fits/bindings'
import { keys } from './keys'

type Subject = { type: string; id: string }

/** Upper bound of `limit` of bindings/list (contract §3). */
const LIMIT = 500
/** Pages that one question about a subject may cost on one resource: each is audited. */
const PAGES_MAX = 4

/**
 * The first page of the roles that a subject holds on the whole server. It needs `server.admin` and leaves one audit event
 * (contract §3.4). The list of a Scope's roles would leave a denial of `scope.delegate` as well.
 */
export const bindingsOfQuery = (deploymentId: string, subject: Subject) =>
  queryOptions({
    queryKey: keys.glance('bindings', deploymentId, subject.type, subject.id),
    queryFn: async ({ signal }) => {
      const asked = {
        management_resource: { type: 'server', deployment_id: deploymentId } as const,
        subject: { type: subject.type, id: subject.id },
      }
      const { data } = await call({
        method: 'POST',
        path: endpoints.bindings,
        body: bodies.bindings({ ...asked, state: 'active', limit: LIMIT }),
        schema: BindingPage,
        fits: bindingsFit(asked),
        signal,
      })
      return data.items
    },
    staleTime: 300_000,
  })

export type BindingSearch = {
  bindingId: string
  /** Whose binding it is: narrows the list, so that one page does. */
  subject: Subject
  /** Resources that it can stand on, the likeliest first. */
  resources: readonly ResourceRequest[]
}

export type FoundBinding = {
  binding: Binding | null
  /** Resources whose bindings the caller may not see. */
  hidden: number
}

/**
 * Finds a binding by its id. The service has no read of one binding, only lists by resource (contract §3); each
 * list is audited, so this is asked for on demand only, and ends at the first find.
 * @throws ApiError, but not for a 403: that the list is hidden is part of the answer
 */
export const bindingQuery = ({ bindingId, subject, resources }: BindingSearch) =>
  queryOptions({
    queryKey: keys.auditBinding(bindingId, JSON.stringify([subject, resources])),
    queryFn: async ({ signal }): Promise<FoundBinding> => {
      let hidden = 0
      for (const resource of resources) {
        try {
          const binding = await findOn(resource, bindingId, subject, signal)
          if (binding) return { binding, hidden }
        } catch (error) {
          if (!isForbidden(error)) throw error
          hidden += 1
        }
      }
      return { binding: null, hidden }
    },
    staleTime: Infinity,
    retry: false,
  })

/**
 * The bindings that a subject holds or has held on a resource and below it, ended ones too (contract §3.4); `isWhole` is
 * false where there are more than the console reads. One call, as long as they fit into a page; asked for on demand only.
 */
export const heldBindingsQuery = (resource: ResourceRequest, subject: Subject) =>
  queryOptions({
    queryKey: keys.heldBindings(JSON.stringify([resource, subject.type, subject.id])),
    queryFn: async ({ signal }): Promise<{ bindings: Binding[]; isWhole: boolean }> => {
      const bindings: Binding[] = []
      for await (const page of pagesOn(resource, subject, signal)) {
        bindings.push(...page.items)
        if (!page.next_cursor) return { bindings, isWhole: true }
      }
      return { bindings, isWhole: false }
    },
    staleTime: 60_000,
    retry: false,
  })

async function findOn(
  resource: ResourceRequest,
  bindingId: string,
  subject: Subject,
  signal: AbortSignal,
): Promise<Binding | null> {
  for await (const { items } of pagesOn(resource, subject, signal)) {
    const found = items.find((binding) => binding.binding_id === bindingId)
    if (found) return found
  }
  return null
}

type Page = v.InferOutput<typeof BindingPage>

/** The list of a subject's bindings on a resource, page by page, as far as `PAGES_MAX`. */
async function* pagesOn(
  resource: ResourceRequest,
  subject: Subject,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  let cursor: string | null = null
  const asked = { management_resource: resource, subject: { type: subject.type, id: subject.id } }
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const { data }: { data: Page } = await call({
      method: 'POST',
      path: endpoints.bindings,
      body: bodies.bindings({ ...asked, limit: LIMIT, ...(cursor ? { cursor } : {}) }),
      schema: BindingPage,
      fits: bindingsFit(asked),
      signal,
    })
    yield data
    cursor = data.next_cursor ?? null
    if (cursor === null) return
  }
}
