import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDeployment } from './deployment'
import { parseOptions } from './options'

test('nothing said is the sample on the usual port', () => {
  expect(parseOptions([], {})).toEqual({
    port: null,
    upstream: null,
    base: '/',
    hosts: [],
    dataDirectory: '.data',
    reset: false,
    deploymentFile: null,
    faults: false,
    settingsFile: null,
  })
})

test('arguments and environment are understood', () => {
  const env = { PORT: '0', POWERCONTEXT_URL: 'http://127.0.0.1:8000', SCOPE_CONSOLE_DATA: 'd' }
  const options = parseOptions(['--reset', '--deployment', 'f.json', '--faults'], env)
  expect(options).toMatchObject({
    port: 0,
    dataDirectory: 'd',
    reset: true,
    deploymentFile: 'f.json',
    faults: true,
  })
  expect(options.upstream?.href).toBe('http://127.0.0.1:8000/')
})

test.each([
  [['--bogus'], {}],
  [['--deployment'], {}],
  [[], { PORT: '70000' }],
  [[], { PORT: 'http' }],
  [[], { POWERCONTEXT_URL: 'localhost:8000' }],
  [[], { POWERCONTEXT_URL: 'nonsense' }],
  ...['a/b/', '/a b/', '/a//b/', '/a/../b/', '/a/.b/', '/%41/', '/a?b', 'http://host/a/'].map(
    (SCOPE_CONSOLE_BASE): [string[], object] => [[], { SCOPE_CONSOLE_BASE }],
  ),
  ...['/v1/', '/health', '/assets/a/', '/config.json'].map(
    (SCOPE_CONSOLE_BASE): [string[], object] => [[], { SCOPE_CONSOLE_BASE }],
  ),
])('%j with %j is refused in one line', (argv, env) => {
  expect(() => parseOptions(argv, env)).toThrow(/^.+[.]$/)
})

test.each([
  ['', '/'],
  ['/', '/'],
  ['/a', '/a/'],
  ['/a/b/', '/a/b/'],
  ['/a-1/B_2.c~/', '/a-1/B_2.c~/'],
  ['/v1x/assets/', '/v1x/assets/'],
])('SCOPE_CONSOLE_BASE %j is the path %s', (SCOPE_CONSOLE_BASE, base) => {
  expect(parseOptions([], { SCOPE_CONSOLE_BASE }).base).toBe(base)
})

test('a deployment file is checked, and the fault is named', () => {
  const directory = mkdtempSync(join(tmpdir(), 'deployment-'))
  const file = join(directory, 'd.json')
  const principal = { type: 'user', id: 'a' }
  writeFileSync(
    file,
    JSON.stringify({
      identities: [{ label: 'A', token: 't', principal }],
      administrators: [principal],
    }),
  )
  expect(readDeployment(file)).toMatchObject({
    accessMode: 'enforced',
    identities: [{ token: 't', hint: '' }],
  })
  writeFileSync(
    file,
    JSON.stringify({ identities: [{ label: 'A', token: '' }], administrators: [] }),
  )
  expect(() => readDeployment(file)).toThrow('identities.0')
  expect(() => readDeployment(join(directory, 'none'))).toThrow('cannot be read')
  rmSync(directory, { recursive: true })
})
