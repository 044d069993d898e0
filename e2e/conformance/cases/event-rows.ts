import { randomUUID } from 'node:crypto'
import { rowsFrom } from '../case'
import type { Resource } from '../../../src/api/contract/access'
import { outcomeFault } from '../../outcome-truth'
import type { Answer } from '../http'
import { principalOf } from '../people'
import type { ScopeWorld, World } from '../world'

type Event = {
  request_id: string
  operation: string
  principal: { id: string }
  action: string
  resource: Resource
  allowed: boolean
  reason_code: string
  target: { id: string } | null
  role: string | null
  expected_version: number | null
  result_version: number | null
  matched_subject: { id: string } | null
  binding_id: string | null
  policy_revision: string
  actor: unknown
  transport: string
}

/** The events of one request, each in a line. Every request of the suite is told as what it was, too (contract §6.3). */
const eventsOf = async (world: World, since: string, answer: Answer) => {
  const events = await readEvents(world, since, answer)
  const fault = outcomeFault(events, answer.status)
  if (fault) throw new Error(fault)
  return events.map(inOneLine)
}

export async function readEvents(world: World, since: string, answer: Answer): Promise<Event[]> {
  const found: Event[] = []
  let cursor: string | null = null
  do {
    const read: Answer = await world.post('root', '/v1/access/audit/list', {
      resource: world.server,
      time_range: { start: since, end: '2100-01-01T00:00:00Z' },
      limit: 500,
      cursor,
    })
    const page = read.body as { items: Event[]; next_cursor: string | null }
    found.push(...page.items.filter((event) => event.request_id === answer.requestId))
    cursor = page.items.length < 500 ? null : page.next_cursor
  } while (cursor !== null)
  return found
}

export const inOneLine = (event: Event) =>
  [
    event.operation,
    event.principal.id,
    event.action,
    event.resource.type,
    event.allowed ? 'allowed' : 'denied',
    event.reason_code,
    `matched ${event.matched_subject?.id ?? 'nobody'}`,
    event.binding_id === null ? 'no binding' : 'a binding',
    ...(event.target ? [`target ${event.target.id}`] : []),
    ...(event.role ? [`role ${event.role}`] : []),
    ...(event.expected_version === null ? [] : [`expected ${event.expected_version}`]),
    ...(event.result_version === null ? [] : [`result ${event.result_version}`]),
  ].join(' · ')

export const given = rowsFrom(async (world) => {
  // The binding made first dates the case by the server's own clock.
  const scope = await world.scope({})
  const binding = await scope.grant('ada', 'scope.admin')
  await scope.grant('ada', 'scope.viewer')
  return { scope, since: binding.created_at }
})

export const row = (
  name: string,
  step: (scope: ScopeWorld, world: World) => Promise<Answer>,
  ...rest: [expect: unknown, differs?: { in100: unknown; about: string }]
) =>
  given(
    name,
    async ({ scope, since }, world) => eventsOf(world, since, await step(scope, world)),
    ...rest,
  )

export const grant = (scope: ScopeWorld, as: Parameters<World['post']>[0], role = 'scope.viewer') =>
  scope.world.post(as, '/v1/access/bindings/create', {
    subject: principalOf('bob'),
    role,
    resource: scope.resource,
    idempotency_key: randomUUID(),
  })
