import { describe, expect, it, vi } from 'vitest'
import type { ArtifactRevision } from '../api/contract/artifacts'
import { ApiError } from '../api/errors'
import { Change, type ChangeWork } from './change'
import type { Committed, Moved } from './state-machine'

const dead = new ApiError('network', 0, 'network_error', 'gone', null, null)
const conflict = new ApiError('http', 412, 'revision_conflict', 'moved', null, null)
const head = { etag: '"revision:9"', revision: { revision: 9 } as ArtifactRevision }
const moved = { kind: 'moved', head, attribution: 'different' } as const

class Commit extends Change<Committed, Moved> {}
type CommitWork = ChangeWork<Committed, Moved>

const workOf = (over: Partial<CommitWork> = {}) => ({
  send: vi.fn(() => Promise.resolve({ revision: 13 })),
  check: vi.fn<CommitWork['check']>(() => Promise.resolve({ kind: 'unmoved' })),
  onCommitted: vi.fn(),
  ...over,
})

describe('a press', () => {
  it('sends once, however often it comes', async () => {
    const commit = new Commit()
    const work = workOf()
    await Promise.all([commit.submit(work), commit.submit(work), commit.submit(work)])
    await commit.submit(work)
    expect(work.send).toHaveBeenCalledOnce()
    expect(work.onCommitted).toHaveBeenCalledExactlyOnceWith({ revision: 13 })
  })

  it('is not repeated by itself after a conflict, nor when it is pressed again', async () => {
    const commit = new Commit()
    const send = vi.fn(() => Promise.reject(conflict))
    const work = workOf({ send, check: () => Promise.resolve(moved) })
    await commit.submit(work)
    await commit.submit(work)
    expect(send).toHaveBeenCalledOnce()
    expect(commit.state()).toMatchObject({ kind: 'conflict', head })
    commit.review()
    expect(commit.state()).toMatchObject({ kind: 'idle', sent: false })
  })

  it('that gets no answer is looked for at the head, and so is every one after it', async () => {
    const commit = new Commit()
    const check = vi.fn<CommitWork['check']>(() => Promise.resolve({ kind: 'unmoved' }))
    const work = workOf({ check, send: () => Promise.reject(dead) })
    await commit.submit(work)
    expect(commit.state()).toMatchObject({ kind: 'unmoved', cause: dead })
    await commit.submit({ ...work, send: () => Promise.reject(conflict) })
    expect(check).toHaveBeenCalledTimes(2)
  })

  it('can be checked again when the check failed', async () => {
    const commit = new Commit()
    const work = workOf({
      send: vi.fn(() => Promise.reject(dead)),
      check: vi
        .fn<CommitWork['check']>()
        .mockRejectedValueOnce(dead)
        .mockResolvedValue({ kind: 'committed', revision: 4 }),
    })
    await commit.submit(work)
    expect(commit.state()).toMatchObject({ kind: 'unchecked' })
    await commit.submit(work)
    await commit.checkAgain(work)
    await commit.checkAgain(work)
    expect(work.onCommitted).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ revision: 4 }),
    )
    expect(work.send).toHaveBeenCalledOnce()
  })
})

describe('a head that is seen to have moved', () => {
  it('is a conflict before anything is sent', async () => {
    const commit = new Commit()
    const work = workOf()
    commit.noticed(moved, work.onCommitted)
    expect(commit.state()).toMatchObject({ kind: 'conflict', head })
    await commit.submit(work)
    expect(work.send).not.toHaveBeenCalled()
  })

  it('is left to the answer while a request is under way', async () => {
    const commit = new Commit()
    const work = workOf()
    const sent = commit.submit(work)
    commit.noticed(moved, work.onCommitted)
    await sent
    expect(commit.state()).toMatchObject({ kind: 'committed', revision: 13 })
  })

  it('may be our own late commit', async () => {
    const commit = new Commit()
    const work = workOf({ send: () => Promise.reject(dead) })
    await commit.submit(work)
    commit.noticed({ kind: 'committed', revision: 7 }, work.onCommitted)
    expect(work.onCommitted).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ revision: 7 }),
    )
  })

  it('changes nothing when it has not moved', () => {
    const commit = new Commit()
    const before = commit.state()
    commit.noticed({ kind: 'unmoved' }, vi.fn())
    expect(commit.state()).toBe(before)
  })
})
