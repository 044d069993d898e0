import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compactJson } from '../lib/json/compact-json'
import { formatInstant, parseInstant } from '../lib/date/micros'
import { openSqlite } from './sqlite'

test('canonical JSON does not depend on the order of keys, and reads back', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).reverse())
      expect(compactJson(turned)).toBe(compactJson(value))
      expect(compactJson(JSON.parse(compactJson(value)))).toBe(compactJson(value))
    }),
  )
})

test('instants keep their microseconds both ways', () => {
  const max = Date.UTC(9999, 0, 1) * 1000
  fc.assert(
    fc.property(fc.integer({ min: 0, max }), (micros) => {
      expect(parseInstant(formatInstant(micros))).toBe(micros)
    }),
  )
  expect(parseInstant('2026-01-01T02:00:00.1234567+02:00')).toBe(
    Date.UTC(2026, 0, 1) * 1000 + 123_456,
  )
  expect(parseInstant('2026-02-30T00:00:00Z')).toBeNull()
})

test('an inner transaction joins the outer one, which decides', () => {
  const database = openSqlite(':memory:')
  database.run('CREATE TABLE t (n INTEGER)')
  const insert = (n: number) =>
    database.transaction(() => database.run('INSERT INTO t VALUES (?)', [n]))
  expect(() =>
    database.transaction(() => {
      insert(1)
      throw new Error('outer')
    }),
  ).toThrow('outer')
  expect(database.all('SELECT * FROM t')).toEqual([])
  insert(2)
  expect(database.all('SELECT * FROM t')).toEqual([{ n: 2 }])
})

test('a promise keeps the transaction open until it settles', async () => {
  const database = openSqlite(':memory:')
  database.run('CREATE TABLE t (n INTEGER)')
  const insertLater = async (fails: boolean) => {
    database.run('INSERT INTO t VALUES (1)')
    await Promise.resolve()
    if (fails) throw new Error('late')
  }
  await expect(database.transaction(() => insertLater(true))).rejects.toThrow('late')
  expect(database.all('SELECT * FROM t')).toEqual([])
  await database.transaction(() => insertLater(false))
  expect(database.all('SELECT * FROM t')).toHaveLength(1)
})
