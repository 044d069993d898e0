import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ownerOf } from '../api/owner'
import { session } from '../api/session'
import { visitedScopes } from './visited-scopes'
import { fakeStorage } from '../lib/storage/testing/fake-storage'

const ada = ownerOf({ type: 'user', id: 'ada' })
const bo = ownerOf({ type: 'user', id: 'bo' })
const keyOf = (owner: string) => `scope-console.visited-scopes ${owner}`

visitedScopes.followSession()

beforeEach(() => {
  session.signOut()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
})

describe('the Scopes of a person', () => {
  it('are there again with their next session, and nobody else’s', () => {
    session.start('token', false, ada)
    visitedScopes.pin('s1')
    visitedScopes.visit('s2')
    session.start('another token', false, bo)
    expect(visitedScopes.get()).toEqual({ pinned: [], recent: [] })
    session.start('a third token', false, ada)
    expect(visitedScopes.get()).toEqual({ pinned: ['s1'], recent: ['s2'] })
  })

  it('are forgotten with a sign-out, and kept over an expired session', () => {
    session.start('token', false, ada)
    visitedScopes.pin('s1')
    session.expire('token')
    session.start('another token', false, ada)
    expect(visitedScopes.get().pinned).toEqual(['s1'])
    session.signOut()
    expect([visitedScopes.get().pinned, localStorage.getItem(keyOf(ada))]).toEqual([[], null])
    session.start('a third token', false, ada)
    expect(visitedScopes.get().pinned).toEqual([])
  })

  it('are theirs from before the server has named them, and join what was kept', () => {
    localStorage.setItem(keyOf(ada), JSON.stringify({ pinned: ['s1'], recent: ['s1', 's2'] }))
    session.start('token', false)
    visitedScopes.visit('s2')
    visitedScopes.pin('s3')
    expect(localStorage.getItem(keyOf(ada))).not.toContain('s3')
    session.belongsTo(ada)
    const joined = { pinned: ['s1', 's3'], recent: ['s2', 's1'] }
    expect(visitedScopes.get()).toEqual(joined)
    expect(localStorage.getItem(keyOf(ada))).toBe(JSON.stringify(joined))
  })

  it('last for a visit where nobody is named, and are kept nowhere', () => {
    session.start('token', false)
    visitedScopes.pin('s1')
    expect(visitedScopes.get().pinned).toEqual(['s1'])
    expect(localStorage.setItem).not.toHaveBeenCalled()
    session.start('another token', false)
    expect(visitedScopes.get().pinned).toEqual([])
  })

  it('keep what another tab has changed since', () => {
    session.start('token', false, ada)
    visitedScopes.pin('s1')
    localStorage.setItem(keyOf(ada), JSON.stringify({ pinned: ['s1', 's2'], recent: ['s2'] }))
    visitedScopes.unpin('s1')
    expect(visitedScopes.get()).toEqual({ pinned: ['s2'], recent: ['s2'] })
  })

  it('are 20 pinned ones, the first, and 10 visited ones, the last', () => {
    session.start('token', false, ada)
    for (let i = 1; i <= 21; i += 1) visitedScopes.pin(`p${i}`)
    for (let i = 1; i <= 11; i += 1) visitedScopes.visit(`s${i}`)
    visitedScopes.visit('s5')
    const { pinned, recent } = visitedScopes.get()
    expect([pinned.length, pinned[0], pinned.at(-1)]).toEqual([20, 'p1', 'p20'])
    expect([recent.length, recent[0], recent[1], recent.at(-1)]).toEqual([10, 's5', 's11', 's2'])
  })

  it('tell of each change', () => {
    session.start('token', false, ada)
    const heard = vi.fn()
    const leave = visitedScopes.subscribe(heard)
    visitedScopes.visit('s1')
    visitedScopes.pin('s1')
    leave()
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it.each(['{', '7', '{"pinned":["s1"]}', '{"pinned":[1],"recent":[]}'])(
    'are none where %s was kept',
    (kept) => {
      localStorage.setItem(keyOf(ada), kept)
      session.start('token', false, ada)
      expect(visitedScopes.get()).toEqual({ pinned: [], recent: [] })
    },
  )
})
