import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ownerOf } from '../api/owner'
import { scopeQuery } from '../api/queries/scopes'
import { session } from '../api/session'
import { learnNames } from './learn-names'
import { scopeNames } from './scope-names'
import { fakeStorage } from '../lib/storage/testing/fake-storage'

const ada = ownerOf({ type: 'user', id: 'ada' })
const bo = ownerOf({ type: 'user', id: 'bo' })
const KEY = `scope-console.scope-names ${ada}`

const told = () => Object.fromEntries(scopeNames.get())
/** What was learnt is kept, and listeners hear of it, after the task in which it was. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

scopeNames.followSession()

beforeEach(() => {
  session.signOut()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
})

describe('the names of Scopes', () => {
  it('are known again after a reload, to whom they were told and to nobody else', async () => {
    session.start('token', false, ada)
    scopeNames.learn('s1', 'Checkout service')
    await settled()
    session.start('another token', false, bo)
    expect(told()).toEqual({})
    scopeNames.learn('s1', 'What Bo was told')
    await settled()
    session.start('a third token', false, ada)
    expect(told()).toEqual({ s1: 'Checkout service' })
  })

  it('learnt for one person are not kept for the next one', async () => {
    session.start('token', false, ada)
    scopeNames.learn('s1', 'Checkout service')
    session.start('another token', false, bo)
    await settled()
    expect(told()).toEqual({})
    session.start('a third token', false, ada)
    expect(told()).toEqual({})
  })

  it('are known at once to whoever asks, and to nobody once the next person is there', () => {
    session.start('token', false, ada)
    scopeNames.learn('s1', 'Checkout service')
    expect(told()).toEqual({ s1: 'Checkout service' })
    scopeNames.learn('s2', 'Cart and pricing')
    const heard: object[] = []
    const leave = scopeNames.subscribe(() => heard.push(told()))
    session.start('another token', false, bo)
    leave()
    expect(heard.length).toBeGreaterThan(0)
    expect(heard).toEqual(heard.map(() => ({})))
    expect(told()).toEqual({})
  })

  it('are one change for all that one answer told, and the newest title counts', async () => {
    session.start('token', false, ada)
    const heard = vi.fn()
    const leave = scopeNames.subscribe(heard)
    for (let i = 0; i < 100; i += 1) scopeNames.learn(`s${i}`, 'old')
    scopeNames.learn('s7', 'new')
    await settled()
    leave()
    expect(heard).toHaveBeenCalledTimes(1)
    expect([scopeNames.get().get('s7'), scopeNames.get().size]).toEqual(['new', 100])
  })

  it('are 2,000 at most, those that were read last', async () => {
    session.start('token', false, ada)
    for (let i = 0; i < 2_001; i += 1) scopeNames.learn(`s${i}`, `Scope ${i}`)
    await settled()
    expect(scopeNames.get().size).toBe(2_000)
    expect([scopeNames.get().has('s0'), scopeNames.get().has('s2000')]).toEqual([false, true])
  })

  it('of two tabs are kept together', async () => {
    session.start('token', false, ada)
    localStorage.setItem(KEY, JSON.stringify([['s2', 'Told in another tab']]))
    scopeNames.learn('s1', 'Checkout service')
    await settled()
    expect(told()).toEqual({ s1: 'Checkout service', s2: 'Told in another tab' })
  })

  it('last for the visit where the browser keeps nothing', async () => {
    session.start('token', false, ada)
    vi.mocked(localStorage.setItem).mockImplementation(() => {
      throw new Error('The storage is full.')
    })
    for (const id of ['s1', 's2', 's3']) {
      scopeNames.learn(id, `Scope ${id}`)
      await settled()
    }
    expect(Object.keys(told())).toEqual(['s1', 's2', 's3'])
  })

  it.each(['{', '7', '[["s1"]]', '[[1, 2]]'])('start empty where %s was kept', (kept) => {
    localStorage.setItem(KEY, kept)
    session.start('token', false, ada)
    expect(told()).toEqual({})
  })
})

describe('learning', () => {
  const scope = (id: string, title: string) => ({
    scope_id: id,
    title,
    summary: '',
    context_references: [],
    external_references: [],
    version: 1,
  })

  it('takes in every Scope that the client keeps, also before the server has said whose session it is', async () => {
    const client = new QueryClient()
    learnNames(client)
    session.start('token', false)
    client.setQueryData(scopeQuery('s1').queryKey, scope('s1', 'Read early'))
    await settled()
    expect(told()).toEqual({ s1: 'Read early' })
    session.belongsTo(ada)
    client.setQueryData(scopeQuery('s2').queryKey, scope('s2', 'Read late'))
    await settled()
    expect(told()).toEqual({ s1: 'Read early', s2: 'Read late' })
  })

  it('knows names for a visit where access control is off, and keeps them nowhere', async () => {
    const client = new QueryClient()
    learnNames(client)
    session.start('token', false)
    client.setQueryData(scopeQuery('s1').queryKey, scope('s1', 'Checkout service'))
    await settled()
    expect(told()).toEqual({ s1: 'Checkout service' })
    expect(localStorage.setItem).not.toHaveBeenCalled()
    session.start('another token', false)
    expect(told()).toEqual({})
  })

  it('forgets what a person was told with their sign-out, and keeps it over an expired session', async () => {
    const client = new QueryClient()
    learnNames(client)
    session.start('token', false, ada)
    client.setQueryData(scopeQuery('s1').queryKey, scope('s1', 'Checkout service'))
    await settled()
    session.expire('token')
    session.start('another token', false, ada)
    expect(told()).toEqual({ s1: 'Checkout service' })
    session.signOut()
    expect(told()).toEqual({})
    session.start('token', false, ada)
    expect(told()).toEqual({})
  })
})
