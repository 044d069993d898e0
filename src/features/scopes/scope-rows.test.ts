import { describe, expect, it } from 'vitest'
import { actionsOn } from './scope-actions'
import { filterRows, ownScopeRefs, rowOf } from './scope-rows'

const row = (scope_id: string, title: string, summary = '') =>
  rowOf({ scope_id, title, summary, context_references: [], external_references: [], version: 1 })

describe('ownScopeRefs', () => {
  it('names each Scope once: readable ones first, then those that are only administered', () => {
    const refs = ownScopeRefs(
      new Map([
        ['scope.read', new Set(['b', 'a'])],
        ['scope.admin', new Set(['c', 'a'])],
      ]),
    )
    expect(refs).toEqual([
      { scopeId: 'b', readable: true },
      { scopeId: 'a', readable: true },
      { scopeId: 'c', readable: false },
    ])
  })

  it('is empty for a caller without any role', () => {
    expect(ownScopeRefs(new Map())).toEqual([])
  })
})

describe('actionsOn', () => {
  it('asks for each action by itself: scope.admin holds no scope.read', () => {
    const authorities = new Map([['scope.admin' as const, new Set(['a'])]])
    expect(actionsOn(authorities, 'a')).toEqual(['scope.admin'])
    expect(actionsOn(authorities, 'b')).toEqual([])
  })

  it('allows everything where the server checks nothing', () => {
    expect(actionsOn(null, 'a')).toContain('scope.review')
  })
})

describe('filterRows', () => {
  const rows = [
    row('scp_1', 'Checkout service', 'Payments and carts'),
    row('scp_2', 'Support desk', 'Checkout questions'),
    { scopeId: 'scp_check', scope: null, unread: 'no-reading-role' as const },
    row('scp_4', 'Incident handbook'),
  ]

  it('looks into id, title and summary, whatever the case', () => {
    expect(filterRows(rows, 'CHECK').map((r) => r.scopeId)).toEqual(['scp_1', 'scp_2', 'scp_check'])
  })

  it('takes the text literally', () => {
    expect(filterRows(rows, '.*')).toEqual([])
    expect(filterRows(rows, '')).toBe(rows)
  })
})
