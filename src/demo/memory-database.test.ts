import { readFileSync } from 'node:fs'
import initSqlJs from 'sql.js/dist/sql-wasm-browser.js'
import { beforeAll, expect, test } from 'vitest'
import { openMemory, type MemoryDatabase } from './memory-database'

const wasm = readFileSync(`node_modules/sql.js/dist/sql-wasm-browser.wasm`)
let open: (file?: Uint8Array) => MemoryDatabase
beforeAll(async () => {
  const sqlJs = await initSqlJs({ wasmBinary: new Uint8Array(wasm).buffer })
  open = (file) => openMemory(sqlJs, file ?? null)
})
const filled = () => {
  const database = open()
  database.run('CREATE TABLE words (word TEXT, at INTEGER, bytes BLOB)')
  return database
}
const words = (database: MemoryDatabase) =>
  database.all('SELECT word FROM words ORDER BY rowid').map(({ word }) => word)

test('values come back as they were written: NUL, microseconds, bytes, null', () => {
  const database = filled()
  const rows = [
    { word: 'ada\0x\x1a', at: 1_795_000_000_123_456, bytes: new Uint8Array([0, 255]) },
    { word: '', at: -1, bytes: null },
  ]
  for (const { word, at, bytes } of rows)
    database.run('INSERT INTO words VALUES (?, ?, ?)', [word, at, bytes])
  expect(database.all('SELECT * FROM words ORDER BY rowid')).toEqual(rows)
  expect(database.get('SELECT typeof(at) AS kind FROM words')).toEqual({ kind: 'integer' })
  expect(database.get('SELECT * FROM words WHERE at = 5')).toBeUndefined()
})

test('a transaction that throws leaves nothing, inside another one too', async () => {
  const database = filled()
  const add = (word: string) => database.run('INSERT INTO words (word) VALUES (?)', [word])
  expect(() =>
    database.transaction(() => {
      add('lost')
      throw new Error('no')
    }),
  ).toThrow('no')
  database.transaction(() => database.transaction(() => add('kept')))
  await expect(
    database.transaction(async () => {
      add('lost')
      await Promise.resolve()
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(words(database)).toEqual(['kept'])
})

test('a statement that failed works the next time', () => {
  const database = filled()
  database.run('CREATE UNIQUE INDEX once ON words (word)')
  const add = (word: string) => database.run('INSERT INTO words (word) VALUES (?)', [word])
  add('a')
  expect(() => add('a')).toThrow(/UNIQUE/)
  add('b')
  expect(words(database)).toEqual(['a', 'b'])
})

test('its bytes open as the same database, and are not to be had within a transaction', () => {
  const database = filled()
  database.run('INSERT INTO words (word) VALUES (?)', ['a'])
  const copy = open(database.bytes() ?? undefined)
  database.run('INSERT INTO words (word) VALUES (?)', ['b'])
  expect(words(copy)).toEqual(['a'])
  expect(words(database)).toEqual(['a', 'b'])
  expect(database.transaction(() => database.bytes())).toBeNull()
})
