import { describe, expect, test } from 'vitest'
import { requestOutcome, type Decision } from './request-outcome'

const SCOPE = { type: 'scope', scope_id: 's' }
const SERVER = { type: 'server', deployment_id: 'd' }

const decision = (operation: string, action: string, allowed: boolean, more: Partial<Decision> = {}): Decision => ({ operation, action, allowed, resource: action.startsWith('server') ? SERVER : SCOPE, reason_code: allowed ? 'role-binding' : 'no-matching-binding', ...more }) // prettier-ignore
const told = (decisions: Decision[], whole = true) => {
  const { outcome, authority } = requestOutcome(decisions, whole)
  return `${outcome} ${authority}`
}
const audit = (scope: boolean, server: boolean) => [
  decision('list_access_audit', 'scope.admin', scope),
  decision('list_access_audit', 'server.admin', server),
]

// What each operation of the real servers leaves is compared with its answer in e2e/conformance/cases/outcomes.ts.
describe('requestOutcome', () => {
  test('one of several authorities is enough: a denied one beside it refuses nothing', () => {
    expect(told(audit(true, false))).toBe('unknown given')
    expect(told(audit(false, false))).toBe('refused denied')
  })

  test('a change that is recorded has been made, whatever else is loaded', () => {
    const made = decision('create_access_binding', 'scope.admin', true, {
      reason_code: 'binding-created',
    })
    expect(told([decision('create_access_binding', 'server.admin', false), made])).toBe(
      'succeeded given',
    )
    expect(told([made], false)).toBe('succeeded given')
  })

  test('a question of authority is answered, also where the answer is no', () => {
    expect(told([decision('check_access', 'scope.read', false)])).toBe('succeeded given')
  })

  test('what was allowed may have failed afterwards', () => {
    expect(told([decision('replace_artifact', 'scope.admin', true)])).toBe('unknown given')
  })

  test('decisions that are not all loaded prove nothing, but where the operation has only one', () => {
    expect(told(audit(false, false).slice(0, 1), false)).toBe('unknown null')
    expect(told([decision('replace_artifact', 'artifact.write', false)], false)).toBe(
      'unknown null',
    )
    expect(told([decision('get_scope', 'scope.read', false)], false)).toBe('refused denied')
  })

  test('an authority that is decided again counts by the better answer', () => {
    const again = [
      decision('get_prompt_configuration', 'scope.read', false),
      decision('get_prompt_configuration', 'scope.read', true),
    ]
    expect(told(again)).toBe('unknown given')
  })

  test('an operation that the console does not know is never told as refused', () => {
    const yes = decision('dashboard_history', 'artifact.read', true)
    const no = decision('dashboard_history', 'artifact.write', false)
    expect(told([yes, no])).toBe('partly null')
    expect(told([no])).toBe('unknown denied')
    expect(told([yes])).toBe('unknown given')
  })

  test('a question that the service asks itself under another name refuses nothing', () => {
    const asked = decision('candidate_permissions', 'scope.review', false)
    expect(told([decision('get_scope', 'scope.read', true), asked])).toBe('partly null')
  })
})
