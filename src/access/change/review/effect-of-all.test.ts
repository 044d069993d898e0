import { expect, it } from 'vitest'
import { parseInstant } from '../../../lib/date/micros'
import { rulesOf } from '../../role-rules'
import { bindingOf, DESCRIPTIONS } from '../../testing/binding-of'
import type { Deed } from '../plan'
import { effectOfAll, inOrder } from './effect-of-all'

const me = { type: 'user', id: 'me', description: null }
const admin = (id: string) =>
  bindingOf({
    binding_id: id,
    role: 'scope.admin',
    subject: { type: 'user', id, description: null },
  })
const revoke = (id: string): Deed => ({ kind: 'revoke', seen: admin(id) })
const effect = (deeds: Deed[], ...admins: string[]) =>
  effectOfAll(deeds, {
    bindings: admins.map(admin),
    rules: rulesOf(DESCRIPTIONS),
    view: 'scope',
    me,
    instant: parseInstant('2026-11-24T12:00:00Z') ?? 0,
  })

it('warns of what all of them leave behind, though none does by itself', () => {
  expect(effect([revoke('ada')], 'ada', 'bob')).toEqual({ losesOwn: false, leavesNobody: false })
  expect(effect([revoke('ada'), revoke('bob')], 'ada', 'bob').leavesNobody).toBe(true)
  expect(effect([revoke('me')], 'me', 'bob')).toEqual({ losesOwn: true, leavesNobody: false })
})

it('sends what takes the reviewer’s own roles last', () => {
  const steps = ['me', 'ada', 'bob'].map((id) => ({ id, deed: revoke(id) }))
  expect(inOrder(steps, me).map(({ id }) => id)).toEqual(['ada', 'bob', 'me'])
})
