import { createHash, createHmac, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compactJson } from '../lib/json/compact-json'
import { formatInstant, parseInstant } from './instants'
import { hex, hmacSha256, sha256 } from './sha256'
import { openSqlite } from './sqlite'

test('digests are those of node:crypto, at every length around a block', () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = randomBytes(length)
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
    const key = randomBytes(32)
    expect(hex(hmacSha256(key, bytes))).toBe(createHmac('sha256', key).update(bytes).digest('hex'))
  }
})

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
