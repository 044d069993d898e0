import { expect, it } from 'vitest'
import { passageOf } from './passage'

const long = `${'before '.repeat(30)}the database was locked${' after'.repeat(30)}`

it('shows the word with what stands around it', () => {
  expect(passageOf({ a: 'It was\nlocked twice.' }, 'LOCKED')).toEqual({
    before: 'It was ',
    word: 'locked',
    after: ' twice.',
  })
})

it('cuts a long text on both sides', () => {
  const { before = '', word, after = '' } = passageOf({ a: { b: [long] } }, 'database') ?? {}
  expect([before[0], word, after.at(-1)]).toEqual(['…', 'database', '…'])
  expect(before.length).toBeLessThan(80)
})

it.each([
  ['data', null],
  ['lock', null],
  ['the locked', 'locked'],
  ['nothing', null],
  ['', null],
  ['-- ??', null],
])('looks for %j as a whole word, the longest first', (query, word) => {
  expect(passageOf({ a: long }, query)?.word ?? null).toBe(word)
})

it('finds Chinese words between others', () => {
  expect(passageOf({ a: '先备份数据库再升级' }, '数据库')?.word).toBe('数据库')
})

it('shows nothing of a text whose letters change their number', () => {
  expect(passageOf({ a: 'İİ database' }, 'database')).toBeNull()
})

it('cuts no character in two', () => {
  const smiles = '😀'.repeat(50)
  const { before, after } = passageOf({ a: `${smiles}.. database ${smiles}` }, 'database') ?? {}
  // It throws at half a character.
  expect(() => encodeURIComponent(`${before}`)).not.toThrow()
  expect(() => encodeURIComponent(`${after}`)).not.toThrow()
})
