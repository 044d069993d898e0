import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ownerOf } from '../api/owner'
import { session } from '../api/session'
import { visits } from './visits'
import { fakeStorage } from '../lib/storage/testing/fake-storage'

const ada = ownerOf({ type: 'user', id: 'ada' })
const bo = ownerOf({ type: 'user', id: 'bo' })
const keyOf = (owner: string) => `scope-console.visits ${owner}`
const MINUTE = 60_000
const MONDAY = Date.UTC(2026, 10, 23, 9)

visits.followSession()

beforeEach(() => {
  session.signOut()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
})

describe('the last visit of a person', () => {
  it('is unknown during the first one, however long that is', () => {
    session.start('token', false, ada)
    for (let minute = 0; minute < 90; minute += 20) visits.sign(MONDAY + minute * MINUTE)
    expect(visits.get().endOfLast).toBeNull()
  })

  it('ended with the last sign of life before more than half an hour of silence', () => {
    session.start('token', false, ada)
    visits.sign(MONDAY)
    visits.sign(MONDAY + 30 * MINUTE)
    expect(visits.get().endOfLast).toBeNull()
    visits.sign(MONDAY + 61 * MINUTE)
    expect(visits.get().endOfLast).toBe(MONDAY + 30 * MINUTE)
    visits.sign(MONDAY + 80 * MINUTE)
    expect(visits.get().endOfLast).toBe(MONDAY + 30 * MINUTE)
  })

  it('is known before the server has named the person, from what was kept for them', () => {
    localStorage.setItem(keyOf(ada), JSON.stringify({ seen: MONDAY, endOfLast: null }))
    session.start('token', false)
    visits.sign(MONDAY + 120 * MINUTE)
    expect(visits.get().endOfLast).toBeNull()
    session.belongsTo(ada)
    expect(visits.get()).toEqual({ seen: MONDAY + 120 * MINUTE, endOfLast: MONDAY })
  })

  it('goes on in another tab: its signs of life are those of the same visit', () => {
    session.start('token', false, ada)
    visits.sign(MONDAY)
    const elsewhere = { seen: MONDAY + 25 * MINUTE, endOfLast: null }
    localStorage.setItem(keyOf(ada), JSON.stringify(elsewhere))
    visits.sign(MONDAY + 50 * MINUTE)
    expect(visits.get().endOfLast).toBeNull()
  })

  it('is nobody else’s, and forgotten with a sign-out', () => {
    session.start('token', false, ada)
    visits.sign(MONDAY)
    visits.sign(MONDAY + 60 * MINUTE)
    session.start('another token', false, bo)
    expect(visits.get()).toEqual({ seen: null, endOfLast: null })
    session.start('a third token', false, ada)
    expect(visits.get().endOfLast).toBe(MONDAY)
    session.signOut()
    expect(localStorage.getItem(keyOf(ada))).toBeNull()
  })

  it('is not in the future where a clock was wrong', () => {
    session.start('token', false, ada)
    visits.sign(MONDAY + 1_000 * MINUTE)
    visits.sign(MONDAY)
    expect(visits.get()).toEqual({ seen: MONDAY, endOfLast: MONDAY })
  })

  it('is written once a minute at most', () => {
    session.start('token', false, ada)
    visits.sign(MONDAY)
    vi.mocked(localStorage.setItem).mockClear()
    for (let second = 1; second < 60; second += 1) visits.sign(MONDAY + second * 1_000)
    expect(localStorage.setItem).not.toHaveBeenCalled()
  })
})
