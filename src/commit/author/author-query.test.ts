import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/errors'
import { keys } from '../../api/queries/keys'
import { formatInstant } from '../../lib/date/micros'
import type { Commit } from './author-of'
import { authorQuery } from './author-query'
import type { ReadList } from './read-lists'

const page = vi.hoisted(() => vi.fn<(request: unknown) => Promise<unknown>>())
vi.mock('../../api/queries/audit', () => ({
  auditPageQuery: (request: unknown) => ({
    queryKey: ['audit-page'],
    queryFn: () => page(request),
    retry: false,
    gcTime: 0,
  }),
}))

const AT = Date.parse('2026-11-23T11:00:55Z') * 1_000
const commit: Commit = {
  scopeId: 's',
  family: 'prompt',
  artifactId: 'skill.generate',
  revision: 5,
  createdAt: '2026-11-23T11:00:55Z',
  previousAt: null,
}
const event = {
  cursor: 1,
  event_id: 'e1',
  occurred_at: formatInstant(AT - 1),
  request_id: 'r1',
  transport: 'http',
  operation: 'replace_artifact',
  principal: { type: 'user', id: 'ada' },
  action: 'scope.admin',
  resource: { type: 'scope', scope_id: 's' },
  allowed: true,
  reason_code: 'role-binding',
}
const ada = { kind: 'one', principal: { type: 'user', id: 'ada' }, changes: 1, eventId: 'e1' }
const answer = (next: string | null) => ({ page: { items: [event], next_cursor: next } })
const refusal = (status: number, code: string) =>
  new ApiError('http', status, code, code, null, 'request')

let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
  page.mockReset()
})
const ask = () => client.fetchQuery(authorQuery(commit))

describe('the author of a commit', () => {
  it('takes one page of the allowed events around it, once', async () => {
    page.mockResolvedValue(answer(null))
    expect([await ask(), await ask()]).toEqual([ada, ada])
    expect(page.mock.calls).toEqual([
      [
        {
          resource: { type: 'scope', scope_id: 's' },
          action: 'scope.admin',
          result: 'allowed',
          time_range: { start: '2026-11-23T11:00:45Z', end: '2026-11-23T11:00:55.000001Z' },
          limit: 500,
        },
      ],
    ])
  })

  it('is not known where the page is not all', async () => {
    page.mockResolvedValue(answer('next'))
    expect(await ask()).toEqual({ kind: 'too-many' })
  })

  it('is not known where the audit cannot be read', async () => {
    page.mockRejectedValue(refusal(422, 'invalid_request'))
    expect(await ask()).toEqual({ kind: 'unreadable' })
  })

  it('fails with any other failure, and can be asked again', async () => {
    page.mockRejectedValueOnce(refusal(403, 'forbidden')).mockResolvedValue(answer(null))
    await expect(ask()).rejects.toMatchObject({ status: 403 })
    expect(await ask()).toEqual(ada)
  })
})

describe('a list of the audit that was read before', () => {
  const list = (query: ReadList['query'], events: ReturnType<ReadList['eventsIn']> = [event]) => {
    const data: ReadList = { query, eventsIn: vi.fn(() => events) }
    client.setQueryData(keys.auditFeed('ada', JSON.stringify(query)), data)
    return data
  }
  const scope = { type: 'scope', scope_id: 's' } as const
  const server = { type: 'server', deployment_id: 'd' } as const

  it.each<[string, ReadList['query']]>([
    ['of the Scope', { resource: scope }],
    ['of the server', { resource: server }],
    ['of the action', { resource: scope, action: 'scope.admin', result: 'allowed' }],
  ])('%s spares the call', async (_of, query) => {
    const data = list(query)
    expect(await ask()).toEqual(ada)
    expect(page).not.toHaveBeenCalled()
    expect(data.eventsIn).toHaveBeenCalledWith(AT - 10_000_000, AT + 1)
  })

  it.each<[string, ReadList['query']]>([
    ['of another Scope', { resource: { type: 'scope', scope_id: 't' } }],
    ['of another action', { resource: scope, action: 'scope.read' }],
    ['of one principal', { resource: scope, subject: { type: 'user', id: 'ada' } }],
    ['of denials', { resource: scope, result: 'denied' }],
  ])('%s does not', async (_of, query) => {
    list(query)
    page.mockResolvedValue(answer(null))
    expect(await ask()).toEqual(ada)
    expect(page).toHaveBeenCalledTimes(1)
  })

  it('does not where it has not read all of that time; another one may have', async () => {
    list({ resource: scope }, null)
    list({ resource: server })
    expect(await ask()).toEqual(ada)
    expect(page).not.toHaveBeenCalled()
  })
})
