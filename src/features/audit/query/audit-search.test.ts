import { describe, expect, it } from 'vitest'
import { listsDecisions, readAuditSearch, unreadAsked, unreadLooks, withRows } from './audit-search'

const read = (query: string) => readAuditSearch(new URLSearchParams(query))

describe('the address of the audit', () => {
  it('reads every parameter', () => {
    const query =
      'resource=scope:a%20b%2Fc&from=-24h&to=now&action=scope.admin&subject=user:a:b&result=denied&order=oldest&own=show&event=e-1'
    expect(read(query)).toEqual({
      resource: 'scope:a b/c',
      from: '-24h',
      to: 'now',
      action: 'scope.admin',
      subject: { type: 'user', id: 'a:b' },
      result: 'denied',
      order: 'oldest',
      own: 'show',
      event: 'e-1',
    })
  })

  it.each([
    ['', false],
    ['result=denied', true],
    ['result=denied&rows=requests', false],
    ['rows=decisions', true],
    ['rows=other&action=scope.read', false],
  ])('lists decisions for “%s”: %s', (query, decisions) => {
    expect(listsDecisions(read(query))).toBe(decisions)
  })

  it.each([
    ['rows=decisions', false, ''],
    ['action=scope.read', true, 'action=scope.read&rows=decisions'],
    ['result=denied&rows=requests', true, 'result=denied'],
    ['result=denied', false, 'result=denied&rows=requests'],
  ])('says in “%s” that rows are decisions (%s) only where they would not be: “%s”', (...rows) => {
    const [query, decisions, address] = rows
    expect(withRows(new URLSearchParams(query), decisions).toString()).toBe(address)
  })

  it('takes an offset whose plus sign was not encoded', () => {
    expect(read('from=2026-11-21T10:00:00+02:00').from).toBe('2026-11-21T10:00:00+02:00')
  })

  it.each([
    ['resource=scope:a&action=scope.read&subject=user:ada&result=denied', []],
    ['resource=&action=&subject=&result=', []],
    [
      'subject=ada&resource=galaxy:9&result=maybe&action=fly&order=random',
      ['resource=galaxy:9', 'action=fly', 'subject=ada', 'result=maybe'],
    ],
    [
      'result=denied&result=allowed&action=&action=scope.read',
      ['action=scope.read', 'result=allowed'],
    ],
  ])('tells what the server is not asked for of “%s”', (query, unread) => {
    expect(unreadAsked(new URLSearchParams(query))).toEqual(unread)
  })

  it.each([
    ['order=oldest&own=show&rows=decisions', []],
    ['order=&own=&rows=', []],
    ['order=random&own=hide&rows=events', ['order=random', 'own=hide', 'rows=events']],
    ['rows=requests&rows=decisions&rows=requests', ['rows=decisions']],
    ['order=oldest&order=oldest', []],
  ])('tells in which way the list of “%s” is not shown', (query, unread) => {
    expect(unreadLooks(new URLSearchParams(query))).toEqual(unread)
  })

  it.each([
    'resource=scope:',
    'resource=artifact:x',
    `resource=scope:${'x'.repeat(257)}`,
    'from=yesterday',
    'to=2026-99-99T00:00:00Z',
    'action=scope.everything',
    'subject=ada',
    'subject=user:',
    'subject=user:%20',
    'subject=robot:r2',
    `subject=user:${'x'.repeat(256)}`,
    'result=maybe',
    'event=',
    'order=random',
    'own=hide',
    'nonsense=1',
  ])('drops %s', (query) => {
    expect(read(query)).toEqual({})
  })
})
