import { expect, it } from 'vitest'
import { faultOf, isOver } from './faults'

const refusal = (error: string, error_description: string | null = null) =>
  Object.assign(new Error(error), { name: 'ErrorResponse', error, error_description })

it.each([
  [refusal('access_denied'), { kind: 'denied' }],
  [
    refusal('invalid_scope', 'No such scope.'),
    { kind: 'refused', code: 'invalid_scope', said: 'No such scope.' },
  ],
  [new Error('No matching state found in storage'), { kind: 'unknown-answer' }],
  [new Error('State does not match'), { kind: 'unknown-answer' }],
  [
    new Error('ID Token is missing a subject claim'),
    { kind: 'refused', code: 'invalid_id_token', said: null },
  ],
  [new TypeError('Failed to fetch'), { kind: 'unreachable' }],
])('an answer that ends in %s is told by what would help', (cause, fault) => {
  expect(faultOf(cause, true)).toEqual(fault)
})

it.each([
  [refusal('invalid_grant'), true],
  [refusal('temporarily_unavailable'), false],
  [new Error('sub in id_token does not match current sub'), true],
  [new TypeError('Failed to fetch'), false],
  [new Error('Bad Gateway (502)'), false],
])('%s: the grant is over: %s', (cause, over) => {
  expect(isOver(cause)).toBe(over)
})
