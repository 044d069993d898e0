import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownDirectory } from './owner-lock'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'owner-'))
})
afterEach(() => rmSync(directory, { recursive: true }))
const file = () => join(directory, 'owner')
/** The id of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid

test('one process owns a directory until it gives it back', () => {
  const release = ownDirectory(directory)
  expect(() => ownDirectory(directory)).toThrow(`in use by process ${process.pid}`)
  release()
  ownDirectory(directory)()
  expect(readdirSync(directory)).toEqual([])
})

test('the directory of a process that is gone is taken over', () => {
  writeFileSync(file(), JSON.stringify({ pid: deadPid(), started: '1' }))
  ownDirectory(directory)
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid })
  expect(readdirSync(directory)).toEqual(['owner'])
})

test.runIf(process.platform === 'linux')(
  'the same id with another start is another process',
  () => {
    writeFileSync(file(), JSON.stringify({ pid: process.pid, started: '1' }))
    expect(() => ownDirectory(directory)).not.toThrow()
  },
)

test('a file without content is being written, unless it is old', () => {
  writeFileSync(file(), '')
  expect(() => ownDirectory(directory)).toThrow('in use')
  utimesSync(file(), 0, 0)
  expect(() => ownDirectory(directory)).not.toThrow()
})

test('giving back leaves the file of whoever took over', () => {
  const release = ownDirectory(directory)
  writeFileSync(file(), 'another')
  release()
  expect(readFileSync(file(), 'utf8')).toBe('another')
})
