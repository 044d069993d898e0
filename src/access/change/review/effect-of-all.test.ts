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

it('tells of each end what it takes, after those before it', () => {
  const lost = effect([revoke('ada'), revoke('bob')], 'ada', 'bob').ends.map(
    ({ deed, effect: { differences } }) => [
      deed.seen.binding_id,
      differences.map(({ principal, change, action }) => `${principal.id} ${change} ${action}`),
    ],
  )
  expect(lost).toEqual([
    ['ada', expect.arrayContaining(['ada lost scope.admin'])],
    ['bob', expect.arrayContaining(['bob lost scope.admin'])],
  ])
  // What another binding gives as well, the first of two ends does not take.
  const twice = [admin('ada'), { ...admin('ada'), binding_id: 'again' }]
  const { ends } = effectOfAll(
    twice.map((seen) => ({ kind: 'revoke', seen })),
    {
      bindings: twice,
      rules: rulesOf(DESCRIPTIONS),
      view: 'scope',
      me,
      instant: parseInstant('2026-11-24T12:00:00Z') ?? 0,
    },
  )
  expect(ends.map(({ effect: { differences } }) => differences.length > 0)).toEqual([false, true])
})

it('warns of what all of them leave behind, though none does by itself', () => {
  expect(effect([revoke('ada')], 'ada', 'bob')).toMatchObject({
    losesOwn: false,
    leavesNobody: false,
  })
  expect(effect([revoke('ada'), revoke('bob')], 'ada', 'bob').leavesNobody).toBe(true)
  expect(effect([revoke('me')], 'me', 'bob')).toMatchObject({ losesOwn: true, leavesNobody: false })
})

it('sends what takes the reviewer’s own roles last', () => {
  const steps = ['me', 'ada', 'bob'].map((id) => ({ id, deed: revoke(id) }))
  expect(inOrder(steps, me).map(({ id }) => id)).toEqual(['ada', 'bob', 'me'])
})
