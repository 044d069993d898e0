import { expect, it } from 'vitest'
import { parseInstant } from '../../lib/date/micros'
import { rulesOf } from '../role-rules'
import { bindingOf, DESCRIPTIONS, SERVER } from '../testing/binding-of'
import { adminsWithoutReading } from './trap'

const instant = parseInstant('2026-11-24T12:00:00Z') ?? 0
const holds = (id: string, role: string, resource = bindingOf().resource) =>
  bindingOf({ binding_id: `${id} ${role}`, subject: { type: 'user', id }, role, resource })

it('names those who administer a Scope by a role on it and may not read it', () => {
  const bindings = [
    holds('ada', 'scope.admin'),
    holds('bob', 'scope.admin'),
    holds('bob', 'scope.reviewer'),
    holds('root', 'server.admin', SERVER),
    holds('dee', 'scope.viewer'),
  ]
  const known = { bindings, rules: rulesOf(DESCRIPTIONS), view: 'server' as const }
  expect(adminsWithoutReading(known, 'shop', instant).map(({ id }) => id)).toEqual(['ada'])
  expect(adminsWithoutReading(known, 'other', instant)).toEqual([])
})
