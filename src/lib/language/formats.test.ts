import { expect, it, vi } from 'vitest'
import { formatsIn } from './formats'
import { sizeIn } from './size-in'

it('writes numbers and chooses plurals as the language does', () => {
  const en = formatsIn('en')
  expect(en.number(1_234_567)).toBe('1,234,567')
  const lines = { one: 'line', other: 'lines' }
  expect([0, 1, 2, 1_000].map((count) => en.counted(count, lines))).toEqual([
    '0 lines',
    '1 line',
    '2 lines',
    '1,000 lines',
  ])
  expect(formatsIn('zh').plural(1, lines)).toBe('lines')
})

it('makes a format when it is first needed, and once', () => {
  const { NumberFormat } = Intl
  const made = vi.spyOn(Intl, 'NumberFormat').mockImplementation(function (...given) {
    return new NumberFormat(...given)
  })
  const zh = formatsIn('zh')
  expect(made).not.toHaveBeenCalled()
  zh.number(1)
  formatsIn('zh').number(2)
  expect(made).toHaveBeenCalledOnce()
})

it.each([
  [999, '999 B'],
  [1_000, '1.0 KB'],
  [9_849_000, '9.8 MB'],
  [2_500_000_000, '2.5 GB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(sizeIn('en')(bytes)).toBe(text)
  expect(sizeIn('zh')(bytes)).toBe(text)
})
