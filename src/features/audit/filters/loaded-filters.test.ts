import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AuditEvent } from '../../../api/contract/audit'
import { ASKED } from '../query/audit-search'
import { arrayRows } from '../store/array-rows'
import { eventAt } from '../testing/simulated-audit'
import {
  hasLoadedFilters,
  LOADED_FIELDS,
  readLoadedFilters,
  resourceKey,
  unreadLoaded,
  withValue,
} from './loaded-filters'
import { matcherOf } from './matcher'

const read = (query: string) => readLoadedFilters(new URLSearchParams(query))

describe('filters over what is loaded, in the address', () => {
  it('reads alternatives, what is left out, and a text', () => {
    const filters = read('operation=a&operation=b&not.principal=user:x&q=%20word%20')
    expect(filters).toEqual({
      only: { operation: ['a', 'b'] },
      not: { principal: ['user:x'] },
      q: 'word',
    })
  })
  it('drops what is malformed', () => {
    const filters = read(
      `operation=&q=&reason=${'x'.repeat(601)}&not.nothing=1&hours=6&not.hours=0-24@UTC`,
    )
    expect(hasLoadedFilters(filters)).toBe(false)
  })
  it.each([
    [
      'nothing that it reads',
      'hours=22-6@UTC&not.hours=9-17@Europe/Berlin&q=x&looked=no&operation=a&hours=&q=',
      [],
    ],
    [
      'hours that are none',
      'hours=6&not.hours=0-24@UTC&hours=9-17@Mars/Phobos&hours=6&hours=1-2@UTC',
      ['hours=6', 'not.hours=0-24@UTC', 'hours=9-17@Mars/Phobos'],
    ],
    [
      'a switch that is none',
      'looked=yes&operation=&not.nothing=1&q=%20&constructor=1',
      ['looked=yes'],
    ],
    ['a second text', 'q=%20word%20&q=other', ['q=other']],
    ['a long text', `q=${'x'.repeat(601)}`, [`q=${'x'.repeat(601)}`]],
    ['a long value', `not.reason=${'x'.repeat(601)}&reason=r`, [`not.reason=${'x'.repeat(601)}`]],
    [
      'the 21st value of a field',
      Array.from({ length: 21 }, (_, n) => `operation=o${n}&operation=o${n}`).join('&'),
      ['operation=o20'],
    ],
  ])('tells that it leaves out %s', (_, query, unread) => {
    expect(unreadLoaded(new URLSearchParams(query))).toEqual(unread)
  })
  it('shares no name with what the server is asked for', () => {
    const names: string[] = [...LOADED_FIELDS, 'own', 'q']
    expect(names.filter((name) => [...ASKED, 'event'].includes(name))).toEqual([])
  })
  it('adds and removes a value, whatever it is, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LOADED_FIELDS.filter((field) => field !== 'hours')),
        fc.string({ minLength: 1, maxLength: 40 }),
        fc.constantFrom('only' as const, 'not' as const),
        (field, value, how) => {
          const before = new URLSearchParams('resource=server&operation=kept')
          const added = withValue(before, field, value, how)
          const again = new URLSearchParams(added.toString())
          expect(readLoadedFilters(again)[how][field]).toContain(value)
          const removed = withValue(again, field, value, null)
          if (value !== 'kept') expect(removed.toString()).toBe(before.toString())
        },
      ),
    )
  })
  it('has one of both: a value that is included is no longer left out', () => {
    const left = withValue(new URLSearchParams(), 'reason', 'r', 'not')
    expect(withValue(left, 'reason', 'r', 'only').toString()).toBe('reason=r')
  })
})

const artifact = {
  type: 'artifact',
  scope_id: 'a/b',
  identity: { family: 'prompt', artifact_id: 'skill.generate' },
  selector: null,
} as AuditEvent['resource']
const scope = { type: 'scope', scope_id: 'a/b' } as AuditEvent['resource']
const some = [
  eventAt(1, 1_000, { operation: 'get_scope' }),
  eventAt(2, 2_000, { operation: 'replace_artifact', resource: artifact, allowed: false }),
  eventAt(3, 3_000, {
    principal: { type: 'service', id: 'night' },
    request_id: 'together',
    binding_id: 'b2',
  }),
  eventAt(4, 4_000, { actor: { type: 'user', id: 'Proxy' }, request_id: 'together' }),
]
// A change of a Prompt is decided on its Scope (contract §4.2).
const onScope = [
  eventAt(5, 5_000, { operation: 'replace_artifact', action: 'scope.admin', resource: scope }),
  eventAt(6, 6_000, { operation: 'replace_artifact', action: 'scope.contribute', resource: scope }),
  eventAt(7, 7_000, { operation: 'check_access', action: 'scope.admin', resource: scope }),
  eventAt(8, 8_000, { operation: 'get_prompt_configuration', resource: scope }),
]
const passing = (query: string) => {
  const test = matcherOf(read(query))
  const rows = arrayRows(some)
  return some.filter((_, row) => test(rows, row)).map((event) => event.cursor)
}

it('counts a decision that names a Scope among those of each family that it may have been about', () => {
  const events = [...some, ...onScope]
  const rows = arrayRows(events)
  const cursorsOf = (query: string) => {
    const test = matcherOf(read(query))
    return events.filter((_, row) => test(rows, row)).map((event) => event.cursor)
  }
  expect(cursorsOf('family=prompt')).toEqual([2, 5, 8])
  // Number 5 may have been about a topic memory.
  expect(cursorsOf('not.family=prompt')).toEqual([1, 3, 4, 5, 6, 7])
  expect(cursorsOf('family=topic-memory')).toEqual([5])
  expect(cursorsOf('family=prompt&operation=replace_artifact&outcome=allowed')).toEqual([5])
  expect(cursorsOf('family=skill')).toEqual([])
})

it('leaves out what was looked at, with all decisions of its request', () => {
  const rows = arrayRows(some)
  const left = (query: string, looked: readonly string[]) => {
    const test = matcherOf(read(query), new Set(looked))
    return some.filter((_, row) => test(rows, row)).map((event) => event.cursor)
  }
  expect(left('looked=no', [])).toEqual([1, 2, 3, 4])
  expect(left('looked=no', ['event-1', 'together'])).toEqual([2])
  expect(left('looked=yes', ['event-1'])).toEqual([1, 2, 3, 4])
})

describe('a filter over what is loaded', () => {
  it.each([
    ['operation=replace_artifact', [2]],
    ['operation=replace_artifact&operation=get_scope', [1, 2, 3, 4]],
    ['not.operation=replace_artifact', [1, 3, 4]],
    ['family=prompt', [2]],
    [`on=${encodeURIComponent(resourceKey(artifact))}`, [2]],
    ['outcome=denied', [2]],
    ['not.outcome=denied&principal=service:night', [3]],
    ['request=together', [3, 4]],
    ['not.request=together', [1, 2]],
    ['actor=user:Proxy', [4]],
    ['binding=b2', [3]],
    ['q=SKILL.generate', [2]],
    ['q=proxy', [4]],
    ['q=event-3', [3]],
    ['q=nowhere', []],
  ])('%s leaves %j', (query, cursors) => expect(passing(query)).toEqual(cursors))
})
