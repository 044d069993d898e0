import { expect, test } from 'vitest'
import { baseOf } from './request'

test.each([
  ['', '/', ''],
  ['', '/a/b/', '/a/b'],
  ['/', '/a/b/', ''],
  ['/x/', '/a/b/', '/x'],
  ['https://host/x/', '/a/b/', 'https://host/x'],
])(
  'the settings name %j, the console is at %s: calls go to %j and the path of each',
  (apiBase, here, base) => {
    expect(baseOf(apiBase, here)).toBe(base)
  },
)
