import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { licenseOf, withDependencies } from './licenses.mjs'

const modules = mkdtempSync(join(tmpdir(), 'licenses-'))
afterAll(() => rmSync(modules, { recursive: true }))

function install(name, manifest, files = { LICENSE: 'As you like.\n' }) {
  const directory = join(modules, name)
  mkdirSync(directory, { recursive: true })
  const text = JSON.stringify({ name, version: '1.0.0', ...manifest })
  for (const [file, content] of Object.entries({ ...files, 'package.json': text })) {
    writeFileSync(join(directory, file), content)
  }
  return directory
}

test.each(['LICENSE', 'license.md', 'LICENCE', 'COPYING'])('reads the text of a %s', (file) => {
  const directory = install('@a/free', { license: 'MIT' }, { [file]: 'As you like.\n' })
  expect(licenseOf(directory)).toBe('@a/free 1.0.0 (MIT)\n\nAs you like.\n')
  rmSync(directory, { recursive: true })
})

test('a package without the text of its licence stops the build', () => {
  const directory = install('silent', { license: 'MIT' }, {})
  expect(() => licenseOf(directory)).toThrow("silent 1.0.0 comes without its licence's text.")
})

test.each(['GPL-3.0', 'MIT AND GPL-3.0', undefined])(
  'a licence that nobody has decided on stops the build: %s',
  (license) => {
    const directory = install('other', { license })
    expect(() => licenseOf(directory)).toThrow(`other 1.0.0 is under "${license}"`)
  },
)

test('what a package needs is handed on with it, once', () => {
  install('top', { dependencies: { '@a/middle': '1', low: '1' } })
  install('@a/middle', { dependencies: { low: '1', top: '1' } })
  install('low', {})
  expect([...withDependencies(modules, ['top'])]).toEqual(
    ['top', '@a/middle', 'low'].map((name) => join(modules, name)),
  )
})
