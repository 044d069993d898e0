import { expect, it } from 'vitest'
import { cutMiddle } from './cut-middle'

it('cuts a long id in its middle, and only where that saves something', () => {
  expect(cutMiddle('scp_0123456789abcdef', 4)).toEqual(['scp_', 'cdef'])
  expect(cutMiddle('scp_01234567', 4)).toEqual(['scp_01234567'])
})

it('cuts nothing that hides something', () => {
  const hiding = 'scp_0123456789\u200babcdef'
  expect(cutMiddle(hiding, 4)).toEqual([hiding])
})
