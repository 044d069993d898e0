import { bodies } from '../../api/bodies'
import { call } from '../../api/client'
import { BindingPage, type Binding } from '../../api/contract/access'
import type { ResourceRequest } from '../../api/contract/access-requests'
import { endpoints } from '../../api/endpoints'
import { isApiError } from '../../api/errors'
import { bindingsFit } from '../../api/fits/bindings'
import type { ReadBindings } from './outcome'

/** Upper bound of `limit` of bindings/list (contract §3.4). */
const LIMIT = 500
/** Pages of one subject's bindings; of more than that, the outcome is not known. Each is audited. */
const PAGES_MAX = 20
/** How often a list is begun anew because another change of policy ended its cursor. */
const STARTS_MAX = 4

type Page = { data: { items: Binding[]; next_cursor?: string | null } }

const isStale = (error: unknown) => isApiError(error) && error.code === 'access_cursor_stale'

/**
 * Reads the bindings of a subject as they are now, one audited call a page.
 * @param listedOn the list in which the person saw the bindings: who may read it may read it again
 */
export const readBindings =
  (listedOn: ResourceRequest): ReadBindings =>
  async ({ type, id }) => {
    const asked = { management_resource: listedOn, subject: { type, id } }
    for (let start = 1; ; start += 1) {
      try {
        return await readPages(asked)
      } catch (error) {
        if (!isStale(error) || start === STARTS_MAX) throw error
      }
    }
  }

type Asked = { management_resource: ResourceRequest; subject: { type: string; id: string } }

async function readPages(asked: Asked): Promise<Binding[]> {
  const rows: Binding[] = []
  let cursor: string | null = null
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const { data }: Page = await call({
      method: 'POST',
      path: endpoints.bindings,
      body: bodies.bindings({ ...asked, limit: LIMIT, ...(cursor ? { cursor } : {}) }),
      schema: BindingPage,
      fits: bindingsFit(asked),
    })
    rows.push(...data.items)
    cursor = data.next_cursor ?? null
    if (cursor === null) return rows
  }
  throw new Error('This person has more bindings than the console reads.')
}
