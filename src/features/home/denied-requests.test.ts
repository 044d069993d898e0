import { expect, test } from 'vitest'
import type { AuditEvent } from '../../api/contract/audit'
import { requestTexts } from '../../components/requests/request-texts'
import type { Names } from '../../names/use-names'
import {
  alike,
  deniedRequests,
  deniedText,
  mayHaveBeenAllowed,
  wasAllowed,
} from './denied-requests'
import { glanceTexts } from './glance-texts'
import { homeTexts } from './texts'

const SCOPE = { type: 'scope', scope_id: 's' }
const SERVER = { type: 'server', deployment_id: 'd' }
const TOM = { type: 'user', id: 'tom' }

const denied = (operation: string, action: string, of: Partial<AuditEvent> = {}) =>
  ({
    event_id: `${operation} ${action}`,
    operation,
    action,
    allowed: false,
    resource: action.startsWith('server') ? SERVER : SCOPE,
    reason_code: 'no-matching-binding',
    principal: TOM,
    actor: null,
    ...of,
  }) as AuditEvent

const names: Names = {
  scope: () => 'Checkout service',
  artifact: () => undefined,
  principal: () => 'Tom Okafor',
}
const told = (...decisions: AuditEvent[]) =>
  deniedText(decisions, {
    t: glanceTexts.en,
    home: homeTexts.en,
    requests: requestTexts.en,
    names,
  })

test('an operation that needs one authority was refused, in the words of the audit’s requests', () => {
  expect(told(denied('get_scope', 'scope.read'))).toEqual({
    text: 'Tom Okafor tried to read Checkout service: denied',
    isRefused: true,
  })
})

test('where others of its decisions may have been allowed, the sentence names what was denied', () => {
  expect(told(denied('replace_artifact', 'scope.admin'))).toEqual({
    text: 'Tom Okafor tried to replace a Prompt or a topic-memory in Checkout service: scope.admin denied',
    isRefused: false,
  })
  expect(told(denied('check_access', 'scope.read'), denied('check_access', 'scope.admin'))).toEqual(
    {
      text: 'Tom Okafor asked what is allowed on Checkout service: scope.read and scope.admin denied',
      isRefused: false,
    },
  )
})

test('a decision on the server does not say that the request was about the server', () => {
  expect(told(denied('list_access_audit', 'server.admin'))).toEqual({
    text: 'Tom Okafor was denied server.admin on the server',
    isRefused: false,
  })
})

test('a request that needed one of several authorities was allowed where scope.admin was not denied', () => {
  const list = (...actions: string[]) =>
    wasAllowed(actions.map((action) => denied('list_access_bindings', action)))
  expect(list('scope.delegate', 'server.admin')).toBe(true)
  expect(list('scope.delegate')).toBe(true)
  expect(list('scope.delegate', 'scope.admin', 'server.admin')).toBe(false)
  // It may have been about the server alone.
  expect(list('server.admin')).toBe(false)
  expect(wasAllowed([denied('replace_artifact', 'artifact.write')])).toBe(false)
  expect(wasAllowed([denied('approve_candidate', 'scope.delegate')])).toBe(false)
})

test('an operation that nobody knows is named, and not called refused', () => {
  expect(told(denied('approve_candidate', 'scope.admin'))?.isRefused).toBe(false)
})

test('denied decisions are told by request, the newest request first', () => {
  const events = [
    denied('get_scope', 'scope.read', { event_id: '4', request_id: null }),
    denied('check_access', 'scope.read', { event_id: '3', request_id: 'a' }),
    denied('get_scope', 'scope.read', { event_id: '2', request_id: 'b' }),
    denied('check_access', 'scope.admin', { event_id: '1', request_id: 'a' }),
  ]
  const ids = deniedRequests(events).map((each) => each.map(({ event_id: id }) => id))
  expect(ids).toEqual([['4'], ['1', '3'], ['2']])
})

test('requests in the same words are one row, and those that may have been allowed come last', () => {
  const row = (text: string, at: number, isDoubtful = false) => ({ text, at, isDoubtful })
  expect(
    alike([
      row('Mara: server.admin', 5, true),
      row('Mara: server.admin', 4, true),
      row('Tom: read', 3),
      row('Kit: read', 2),
      row('Tom: read', 1),
    ]),
  ).toEqual([
    { ...row('Tom: read', 3), times: 2 },
    { ...row('Kit: read', 2), times: 1 },
    { ...row('Mara: server.admin', 5, true), times: 2 },
  ])
})

test('only a request of which nothing but server.admin is known to be denied may have been allowed', () => {
  const list = (...actions: string[]) =>
    mayHaveBeenAllowed(actions.map((action) => denied('list_access_audit', action)))
  expect(list('server.admin')).toBe(true)
  expect(list('scope.admin', 'server.admin')).toBe(false)
  expect(mayHaveBeenAllowed([denied('create_scope', 'server.admin')])).toBe(false)
})
