import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../service/database'
import { openData } from './data'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'data-'))
})
afterEach(() => rmSync(directory, { recursive: true }))
const file = (name: string) => join(directory, name)
const fill = async (database: Database) => {
  database.run('CREATE TABLE t (n INTEGER)')
  database.run('INSERT INTO t VALUES (1)')
}
const rows = ({ database }: { database: Database }) => database.all('SELECT n FROM t').length

test('what is written is there after a restart, and --reset starts afresh', async () => {
  const first = await openData(directory, 'x', false, fill)
  first.database.run('INSERT INTO t VALUES (2)')
  first.close()
  expect(readdirSync(directory)).toEqual(['x.db'])
  writeFileSync(file('theirs.txt'), 'kept')
  const second = await openData(directory, 'x', false, fill)
  expect(rows(second)).toBe(2)
  second.close()
  const third = await openData(directory, 'x', true, fill)
  expect(rows(third)).toBe(1)
  third.close()
  expect(readFileSync(file('theirs.txt'), 'utf8')).toBe('kept')
})

test('the lock that a killed process left of SQLite is cleared', async () => {
  ;(await openData(directory, 'x', false, fill)).close()
  mkdirSync(file('x.db.lock'))
  const data = await openData(directory, 'x', false, fill)
  expect(rows(data)).toBe(1)
  data.close()
})

test('a filling that does not end leaves no database', async () => {
  const broken = async (database: Database) => {
    await fill(database)
    throw new Error('halfway')
  }
  await expect(openData(directory, 'x', false, broken)).rejects.toThrow('halfway')
  expect(existsSync(file('x.db'))).toBe(false)
  const data = await openData(directory, 'x', false, fill)
  expect(rows(data)).toBe(1)
  data.close()
})

test('a damaged file is told in one line, and left as it is', async () => {
  const garbage = 'no database '.repeat(500)
  writeFileSync(file('x.db'), garbage)
  const opening = openData(directory, 'x', false, fill)
  await expect(opening).rejects.toThrow(/^The database .*x\.db is damaged \(.*\): move it away.*$/)
  expect(readFileSync(file('x.db'), 'utf8')).toBe(garbage)
  expect(readdirSync(directory)).toEqual(['x.db'])
})

test('a directory that cannot be made is told', async () => {
  writeFileSync(file('plain'), '')
  await expect(openData(file('plain/below'), 'x', false, fill)).rejects.toThrow('cannot be written')
})
