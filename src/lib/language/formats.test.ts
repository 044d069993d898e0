import { expect, it, vi } from 'vitest'
import { formatsIn } from './formats'

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
