import { expect, it, vi } from 'vitest'
import { Listeners, Store } from './store'

it('gives the value that was set last', () => {
  const store = new Store('first')
  expect(store.get()).toBe('first')
  store.set('second')
  expect(store.get()).toBe('second')
})

it('tells each listener once of another value, and of the same one not at all', () => {
  const store = new Store(NaN)
  const heard = vi.fn(() => store.get())
  store.subscribe(heard)
  store.subscribe(heard)
  store.set(NaN)
  expect(heard).not.toHaveBeenCalled()
  store.set(1)
  expect(heard.mock.results).toEqual([{ type: 'return', value: 1 }])
})

it('tells nobody who has unsubscribed, and works without its object', () => {
  const { subscribe, get, set } = new Store(0)
  const heard = vi.fn()
  const end = subscribe(heard)
  set(1)
  end()
  set(2)
  expect(get()).toBe(2)
  expect(heard).toHaveBeenCalledOnce()
})

it('passes over a listener that another one unsubscribes while both are being told', () => {
  const listeners = new Listeners()
  const later = vi.fn()
  const last = vi.fn()
  listeners.subscribe(() => endLater())
  const endLater = listeners.subscribe(later)
  listeners.subscribe(last)
  listeners.tell()
  expect(later).not.toHaveBeenCalled()
  expect(last).toHaveBeenCalledOnce()
})

it('ends though a listener subscribes anew whenever it is told', () => {
  const listeners = new Listeners()
  const heard = vi.fn(() => {
    end()
    end = listeners.subscribe(heard)
  })
  let end = listeners.subscribe(heard)
  listeners.tell()
  expect(heard).toHaveBeenCalledOnce()
})

it('tells what was said', () => {
  const listeners = new Listeners<[what: string, count: number]>()
  const heard = vi.fn()
  listeners.subscribe(heard)
  listeners.tell('said', 2)
  expect(heard.mock.calls).toEqual([['said', 2]])
})

it('tells the others though listeners throw, and leaves each error uncaught', () => {
  const later: (() => void)[] = []
  vi.stubGlobal('queueMicrotask', (task: () => void) => later.push(task))
  const store = new Store(0)
  const faults = [new Error('one'), new TypeError('two')]
  const heard = vi.fn()
  for (const fault of faults) {
    store.subscribe(() => {
      throw fault
    })
  }
  store.subscribe(heard)
  store.set(1)
  vi.unstubAllGlobals()
  expect(heard).toHaveBeenCalledOnce()
  expect(later).toHaveLength(2)
  for (const [index, task] of later.entries()) expect(task).toThrow(faults[index])
})
