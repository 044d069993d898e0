import * as v from 'valibot'
import { expect, it } from 'vitest'
import { OidcSettings, OidcSignIn, providerName, providerOrigins } from './oidc-settings'

const good = { issuer: 'https://login.example/realms/a', clientId: 'console' }

it('fills in what was left out', () => {
  const settings = v.parse(OidcSettings, good)
  expect(settings).toEqual({ ...good, scope: 'openid', origins: [] })
  expect(providerName(settings)).toBe('login.example')
  expect(providerOrigins({ ...settings, origins: ['https://token.example'] })).toEqual([
    'https://login.example',
    'https://token.example',
  ])
})

it.each([
  [{ clientId: 'a' }, 'oidc.issuer'],
  [{ ...good, issuer: 'http://login.example' }, 'oidc.issuer'],
  [{ ...good, clientId: ' ' }, 'oidc.clientId'],
  [{ ...good, scope: 'profile' }, 'oidc.scope'],
  [{ ...good, origins: ['https://token.example/path'] }, 'oidc.origins.0'],
  [{ ...good, clientID: 'a' }, 'oidc.clientID'],
])('%j is wrong at %s', (oidc, field) => {
  const [issue] = v.safeParse(OidcSignIn, { oidc }).issues ?? []
  expect(issue && v.getDotPath(issue)).toBe(field)
})

it('takes a provider on this machine without TLS', () => {
  expect(v.is(OidcSettings, { ...good, issuer: 'http://127.0.0.1:8600' })).toBe(true)
})
