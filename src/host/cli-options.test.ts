import { expect, test } from 'vitest'
import { parseCli } from './cli-options'

test('the server alone is enough', () => {
  const options = parseCli(['--server', 'http://127.0.0.1:8000'], {})
  expect(options).toEqual({
    server: new URL('http://127.0.0.1:8000'),
    port: null,
    base: '/',
    hosts: [],
    settingsFile: null,
  })
})

test('port, path and settings are understood, and the hosts of the environment', () => {
  const argv = [
    '--server=https://pc.example/x',
    '--port',
    '8080',
    '--base',
    '/a/b',
    '--settings',
    'x.json',
  ]
  expect(parseCli(argv, { SCOPE_CONSOLE_HOSTS: 'console.example' })).toMatchObject({
    port: 8080,
    base: '/a/b/',
    hosts: ['console.example'],
    settingsFile: 'x.json',
  })
})

test('help asks for nothing else', () => {
  expect(parseCli(['--help'], {})).toBeNull()
  expect(parseCli(['-h', '--port', 'x'], {})).toBeNull()
})

const SERVER = ['--server', 'http://127.0.0.1:8000']
test.each([
  [[], '--server is missing'],
  [['--server', 'localhost:8000'], '--server is "localhost:8000", but it must be'],
  [['--server'], '--server'],
  [[...SERVER, '--port', '70000'], '--port is "70000"'],
  [[...SERVER, '--base', 'a/b'], '--base is "a/b"'],
  [[...SERVER, '--base', '/v1/'], '--base is "/v1/"'],
  [[...SERVER, '--bogus'], '--bogus'],
  [[...SERVER, 'more'], 'more'],
])('%j is refused by its name', (argv, said) => {
  expect(() => parseCli(argv, {})).toThrow(said)
})
