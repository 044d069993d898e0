import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuditEvent } from '../../../../api/contract/audit'
import { keys } from '../../../../api/queries/keys'
import { newestRevisionsQuery } from '../../../../api/queries/revisions'
import { formatInstant } from '../../../../lib/date/micros'
import { changedQuery, type Changed } from './changed-query'
import { isCertain } from './is-certain'

type Asked = { path: string }
const call = vi.hoisted(() => vi.fn<(asked: Asked) => Promise<unknown>>())
vi.mock('../../../../api/client', () => ({ call }))

const SECOND = 1_000_000
const AT = Date.parse('2026-11-23T11:00:55Z') * 1_000
const event: AuditEvent = {
  cursor: 1,
  event_id: 'e',
  occurred_at: formatInstant(AT),
  request_id: 'r',
  transport: 'http',
  operation: 'replace_artifact',
  principal: { type: 'user', id: 'ada' },
  action: 'scope.admin',
  resource: { type: 'scope', scope_id: 's' },
  allowed: true,
  reason_code: 'role-binding',
}
const sought = { scopeId: 's', families: ['prompt'], artifactId: null }
const ada = { kind: 'one', principal: event.principal, changes: 1 }

/** Revisions newest first, each with the seconds after the event at which it was committed. */
type History = Record<string, readonly (readonly [revision: number, seconds: number | null])[]>
const itemsOf = (id: string, history: History[string]) =>
  history.map(([revision, seconds]) => ({
    scope_id: 's',
    family: 'prompt',
    artifact_id: id,
    revision,
    created_at: seconds === null ? undefined : formatInstant(AT + seconds * SECOND),
  }))
function serve(prompts: History) {
  call.mockImplementation(({ path }) => {
    const id = Object.keys(prompts).find((one) => path.includes(`/${one}/`))
    const heads = Object.entries(prompts).map(([of, history]) => itemsOf(of, history.slice(0, 1)))
    const items = id ? itemsOf(id, prompts[id] ?? []) : heads.flat()
    return Promise.resolve({ data: { items, next_cursor: null } })
  })
}

let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
  call.mockReset()
})
const find = () => client.fetchQuery(changedQuery(event, sought))
const found = (changed: Changed) =>
  changed.kind === 'revisions'
    ? changed.found.map(({ artifactId, revision }) => `${artifactId} r${revision}`)
    : changed.kind

describe('the revision that a change of a Prompt made', () => {
  it('is the only one that fits, and nothing older is read', async () => {
    client.setQueryData(keys.author('s', 'prompt', 'a', 3), ada)
    serve({ a: [[4, 60], [3, 1], [2, -60]], b: [[7, -1]] }) // prettier-ignore
    const changed = await find()
    expect(found(changed)).toEqual(['a r3'])
    expect(isCertain(changed)).toBe(true)
    // The list, and the revisions of what was changed since.
    expect(call.mock.calls.map(([{ path }]) => path)).toEqual([
      expect.stringContaining('/artifacts/prompt'),
      expect.stringContaining('/a/revisions'),
    ])
    // The history of the Prompt, which the answer links to, has its list.
    const kept = client.getQueryData(newestRevisionsQuery('s', 'prompt', 'a').queryKey)
    expect(kept?.items.map(({ revision }) => revision)).toEqual([4, 3, 2])
  })

  it('is not certain where the audit has another change that fits it', async () => {
    const bo = { type: 'user', id: 'bo' }
    const several = { kind: 'several', principals: [event.principal, bo] }
    client.setQueryData(keys.author('s', 'prompt', 'a', 3), several)
    serve({ a: [[3, 1], [2, -60]] }) // prettier-ignore
    const changed = await find()
    expect(found(changed)).toEqual(['a r3'])
    expect(isCertain(changed)).toBe(false)
  })

  it('is one of two that were committed within the time that a decision may take', async () => {
    serve({ a: [[3, 1], [2, -60]], b: [[8, 9], [7, -1]] }) // prettier-ignore
    expect(found(await find())).toEqual(['a r3', 'b r8'])
  })

  it('is none where nothing was committed in time, or only by a POST', async () => {
    serve({ a: [[3, 11], [2, -60]], b: [[1, 1]] }) // prettier-ignore
    expect(found(await find())).toEqual([])
  })

  it('is not told where the server records no time', async () => {
    serve({ a: [[3, null]] })
    expect(await find()).toEqual({ kind: 'not-recorded' })
  })

  it('is not looked for where too much was changed since', async () => {
    serve(Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`p${at}`, [[2, 60]]] as const)))
    expect(await find()).toEqual({ kind: 'too-many' })
    expect(call).toHaveBeenCalledTimes(1)
  })
})
