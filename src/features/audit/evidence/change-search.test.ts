import { expect, it, vi } from 'vitest'
import type { AuditEvent } from '../../../api/contract/audit'
import { ApiError } from '../../../api/errors'
import { eventAt } from '../testing/simulated-audit'
import { callBudget } from './call-budget'
import type { ChangeReader } from './change-reader'
import { searchChanges } from './change-search'

const START = Date.parse('2026-11-21T09:00:00Z')
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString()
const change = (cursor: number, seconds: number): AuditEvent =>
  eventAt(cursor, START + seconds * 1_000, {
    operation: 'replace_artifact',
    action: 'scope.admin',
    resource: { type: 'scope', scope_id: 's' },
  })
const row = (artifact_id: string, revision: number, created_at: string | null) => ({
  ...{ scope_id: 's', family: 'prompt', artifact_id, revision, created_at },
  ...{ sources: [], artifacts: [], content_digest: `sha256:${'0'.repeat(64)}` },
})
type Row = ReturnType<typeof row>

function reading(lists: Record<string, Row[]>, calls = 200) {
  const budget = callBudget(calls)
  const reader: ChangeReader = {
    heads: () => {
      budget.take()
      const places = Object.keys(lists)
      return Promise.resolve(
        places.map((artifactId) => ({ scopeId: 's', family: 'prompt', artifactId })),
      )
    },
    revisions: async ({ artifactId }) => {
      budget.take()
      return lists[artifactId] ?? []
    },
    revision: async ({ artifactId }, revision) => {
      budget.take()
      return { ...row(artifactId, revision, null), content: { mode: 'custom' } }
    },
  }
  return { reader, budget }
}

const write = vi.fn(() => Promise.resolve())
const search = (events: AuditEvent[], reader: ChangeReader, mayRead = true) =>
  searchChanges(events, {
    reader,
    mayRead: () => mayRead,
    write,
    onProgress: () => {},
    signal: new AbortController().signal,
  })
const made = (line: Awaited<ReturnType<typeof search>>[number] | undefined) =>
  line?.may_have_made.map(({ artifact_id: id, revision, file }) => [id, revision, file !== null])

it('names the one revision that fits, and each of several, of any Prompt of the Scope', async () => {
  const { reader } = reading({
    one: [row('one', 3, at(100)), row('one', 2, at(50)), row('one', 1, at(0))],
    two: [row('two', 2, at(101)), row('two', 1, at(1))],
  })
  const lines = await search([change(1, 50), change(2, 99.5), change(3, 300)], reader)
  expect(made(lines[0])).toEqual([['one', 2, true]])
  expect(made(lines[1])).toEqual([
    ['one', 3, true],
    ['two', 2, true],
  ])
  expect(lines[2]).toMatchObject({ may_have_made: [], left_out: 'no revision fits' })
})

it('asks nothing about a Scope that the reader may not read', async () => {
  const { reader, budget } = reading({ one: [row('one', 1, at(0))] })
  const [line] = await search([change(1, 0)], reader, false)
  expect(line).toMatchObject({ may_have_made: [], left_out: 'reader may not read this Scope' })
  expect(budget.used).toBe(0)
})

it('says what it did not look for when its calls are used up', async () => {
  const lists = { one: [row('one', 2, at(1)), row('one', 1, at(0))] }
  const [bounded] = await search([change(1, 0.5)], reading(lists, 1).reader)
  expect(bounded).toMatchObject({ may_have_made: [], left_out: 'bound reached' })
  const [found] = await search([change(1, 0.5)], reading(lists, 3).reader)
  expect(found?.may_have_made).toMatchObject([
    { revision: 2, file: null, left_out: 'bound reached' },
  ])
})

it('says that a server records no times, or could not be read', async () => {
  const [untimed] = await search([change(1, 0)], reading({ one: [row('one', 1, null)] }).reader)
  expect(untimed?.left_out).toBe('no times of revisions recorded')
  const { reader } = reading({ one: [] })
  const refused = new ApiError('http', 403, 'access_denied', 'no', null, 'request')
  const [failed] = await search([change(1, 0)], {
    ...reader,
    revisions: () => Promise.reject(refused),
  })
  expect(failed?.left_out).toBe('could not be read: access_denied')
})

it('writes what a revision changed once, however many events may have made it', async () => {
  write.mockClear()
  const { reader } = reading({ one: [row('one', 2, at(1)), row('one', 1, at(0))] })
  const lines = await search([change(1, 0.5), change(2, 0.8)], reader)
  expect(lines.map(made)).toEqual([[['one', 2, true]], [['one', 2, true]]])
  expect(write).toHaveBeenCalledOnce()
})
