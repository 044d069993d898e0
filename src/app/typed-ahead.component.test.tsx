import { afterEach, expect, it } from 'vitest'
import { typedAhead } from './typed-ahead'

typedAhead.listen()
afterEach(() => {
  typedAhead.unanswer()
})

/** @returns whether the page may still act on the key */
const press = (key: string, more: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  )
const type = (text: string) => [...text].map((key) => press(key))

it('keeps each key from the press on, before the shell is there, while it comes, and until the field takes them', () => {
  expect(press('k', { ctrlKey: true })).toBe(false)
  type('ke')
  expect(typedAhead.answer()).toBe(true)
  type('yb')
  typedAhead.begin()
  expect(type('oard?')).not.toContain(true)
  expect(typedAhead.take()).toBe('keyboard?')
  expect(type('a')).toEqual([true])
  expect(typedAhead.take()).toBe('')
})

it('leaves alone what is not text, and all keys while nobody asked for the dialog', () => {
  expect(typedAhead.answer()).toBe(false)
  expect(press('k', { ctrlKey: true })).toBe(true)
  expect(type('a?')).toEqual([true, true])
  typedAhead.begin()
  expect([press('Tab'), press('r', { ctrlKey: true }), press('Escape')]).toEqual([true, true, true])
  expect(typedAhead.take()).toBe('')
})
