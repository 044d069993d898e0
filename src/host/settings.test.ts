import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connectedOrigins, readSettings } from './settings'

const fileWith = (text: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'scope-console-settings-')), 'config.json')
  writeFileSync(file, text)
  return file
}
const oidc = { issuer: 'https://login.example/a', clientId: 'console' }

it('takes the settings as they are, and lets the page ask the provider', () => {
  const settings = readSettings(fileWith(JSON.stringify({ signIn: { oidc } })))
  expect(settings).toMatchObject({ apiBase: '', signIn: { oidc } })
  expect(connectedOrigins(settings)).toEqual(['https://login.example'])
  expect(connectedOrigins({ apiBase: 'https://api.example/v', signIn: 'none' })).toEqual([
    'https://api.example',
  ])
})

it.each([
  ['{', 'cannot be read'],
  // Whoever looks at the file would see one value, and the console take the other.
  ['{"signIn":"none","signIn":"token"}', 'names the key "signIn" twice'],
  ['{"signIn":"magic"}', 'wrong at "signIn"'],
  ['{"signIn":{"oidc":{"issuer":"https://a.example"}}}', 'wrong at "signIn.oidc.clientId"'],
])('says of %s that it is %s', (text, said) => {
  expect(() => readSettings(fileWith(text))).toThrow(said)
})
