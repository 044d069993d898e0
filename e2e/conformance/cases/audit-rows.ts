import { readingRowsFrom } from '../case'
import type { Answer } from '../http'
import { brief } from '../observe'
import type { World } from '../world'

type Event = {
  cursor: number
  occurred_at: string
  operation: string
  action: string
  allowed: boolean
  request_id: string
}

type Page = { items: Event[]; next_cursor: string | null }

export const page = (answer: Answer) => answer.body as Page

/** Makes a Scope. The last three events of its audit are: ada reads it, a stranger is refused, ada lists its Artifacts. */
export async function given(world: World) {
  const scope = await world.scope({ ada: ['scope.admin', 'scope.viewer'] })
  const read = await scope.get('')
  const refused = await scope.get('', { as: 'stranger' })
  const listed = await scope.get('/artifacts/prompt')
  const events = page(await scope.audit({ limit: 500 })).items
  const at = (answer: Answer) => {
    const event = events.find(({ request_id }) => request_id === answer.requestId)
    if (!event) throw new Error('A request left no event with its request id.')
    return event.occurred_at
  }
  return { scope, events, at: { read: at(read), refused: at(refused), listed: at(listed) } }
}

export const row = readingRowsFrom(given)

/** Operations of a page without the reading of the audit itself, which is audited too. */
export const seen = (answer: Answer) =>
  answer.status === 200
    ? page(answer)
        .items.filter(
          (event) =>
            event.operation !== 'list_access_audit' && event.operation !== 'create_access_binding',
        )
        .map((event) => event.operation)
        .join(' ')
    : brief(answer)

export const range = (start: unknown, end: unknown) => ({ time_range: { start, end } })
