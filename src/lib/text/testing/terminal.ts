import { expect } from 'vitest'

/** Text of a forged file: it clears the screen, sets the window's title, turns the line round and begins a line of its own. */
export const FORGED = '\u001b[2J\u001b]0;owned\u0007\u009b31m\u202e\r\n  ok      forged'

/** The same as a verifier prints it. */
export const FORGED_SHOWN =
  '\\u{1b}[2J\\u{1b}]0;owned\\u{7}\\u{9b}31m\\u{202e}\\u{d}\\u{a}  ok      forged'

const UNPRINTABLE = new RegExp(
  String.raw`[[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]--[ \n]]`,
  'gv',
)

/** Fails where a program printed anything but line ends that a terminal would obey, or that nobody sees. */
export function expectHarmless(output: string) {
  expect(output.match(UNPRINTABLE) ?? []).toEqual([])
  expect(output).not.toMatch(/^ *ok +forged/m)
}

/** Fails where a program broke off instead of saying what is wrong. */
export function expectTold(output: string, of: string) {
  expect(output, of).not.toMatch(/^ +at .+:\d+:\d+\)?$/m)
  expect(output, of).not.toMatch(/^\w*Error: /m)
  expectHarmless(output)
}
