import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAccessResource, scopeParam } from './access-resource'
import { artifactParam, scopeOfParam } from '../../routing/resource-param'

const scopes = fc
  .string({ unit: fc.constantFrom(...'aü :/%?&#'), minLength: 1, maxLength: 20 })
  .filter((id) => id.trim() === id && id !== '')
const printable = fc
  .string({ unit: fc.constantFrom(...'aZ09.:/%?&#-_'), minLength: 1, maxLength: 20 })
  .filter((id) => id !== '.' && id !== '..')

test('an address names each Artifact, whatever its ids hold', () => {
  fc.assert(
    fc.property(scopes, printable, printable, (scopeId, family, artifactId) => {
      const place = { scopeId, family, artifactId }
      expect(readAccessResource(artifactParam(place))).toEqual({ kind: 'artifact', ...place })
      expect(scopeOfParam(artifactParam(place))).toBe(scopeId)
      expect(scopeOfParam(scopeParam(scopeId))).toBe(scopeId)
      expect(readAccessResource(scopeParam(scopeId))).toEqual({ kind: 'scope', scopeId })
    }),
  )
})

test.each([
  '',
  'scope:',
  'scope: shop',
  'artifact:',
  'artifact:skill a',
  'artifact:skill  shop',
  'artifact:skill .. shop',
  'artifact:skill ü shop',
  'group:x',
])('an address with the resource "%s" names none', (param) =>
  expect(readAccessResource(param)).toBeNull(),
)
