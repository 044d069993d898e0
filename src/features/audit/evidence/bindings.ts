import type { QueryClient } from '@tanstack/react-query'
import type { Binding } from '../../../api/contract/access'
import type { ResourceRequest } from '../../../api/contract/access-requests'
import { isApiError } from '../../../api/errors'
import { allBindingsQuery } from '../../../api/queries/all-bindings'

/** A line of `bindings.jsonl`: a binding that events name, or why it is not there. */
export type BindingLine =
  | { binding_id: string; binding: Binding; left_out: null }
  | {
      binding_id: string
      binding: null
      left_out: 'not in the list of this resource' | `could not be read: ${string}`
    }

/**
 * The bindings that events name, out of one list: the server's where the caller may see it, which has all of them, otherwise
 * the Scope's. Nothing is read where no event names a binding.
 */
export async function readBindings(
  client: QueryClient,
  resource: ResourceRequest,
  ids: readonly string[],
): Promise<BindingLine[]> {
  if (ids.length === 0) return []
  try {
    const { bindings, stopped } = await client.fetchQuery(allBindingsQuery(resource))
    const byId = new Map(bindings.map((binding) => [binding.binding_id, binding]))
    return ids.map((id) => {
      const binding = byId.get(id)
      if (binding !== undefined) return { binding_id: id, binding, left_out: null }
      return stopped === null
        ? { binding_id: id, binding: null, left_out: 'not in the list of this resource' }
        : missing(id, stopped)
    })
  } catch (error) {
    return ids.map((id) => missing(id, error))
  }
}

function missing(id: string, error: unknown): BindingLine {
  if (!isApiError(error)) throw error
  return { binding_id: id, binding: null, left_out: `could not be read: ${error.code}` }
}
