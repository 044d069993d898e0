import { describe, expect, it } from 'vitest'
import type { Scope } from '../contract/scopes'
import { FIRST_SCOPE_PAGE, mergeScopePages, nextScopePage, SEARCHED_FIELDS } from './scope-pages'

const scope = (id: string): Scope => ({
  scope_id: id,
  title: id,
  summary: '',
  context_references: [],
  external_references: [],
  version: 1,
})

describe('nextScopePage', () => {
  it('drains a field before it goes on to the next, and ends after the last', () => {
    const cursors: Record<number, (string | null)[]> = {
      0: ['a', 'b', null],
      1: [null],
      2: ['c', null],
    }
    const visited: string[] = []
    let here: typeof FIRST_SCOPE_PAGE | null = FIRST_SCOPE_PAGE
    while (here) {
      visited.push(`${SEARCHED_FIELDS[here.field]}:${here.cursor}`)
      here = nextScopePage(true, here, cursors[here.field]?.shift())
    }
    expect(visited).toEqual([
      'title:null',
      'title:a',
      'title:b',
      'scope_id:null',
      'summary:null',
      'summary:c',
    ])
  })

  it('has one list only when nothing is searched', () => {
    expect(nextScopePage(false, FIRST_SCOPE_PAGE, 'x')).toEqual({ field: 0, cursor: 'x' })
    expect(nextScopePage(false, { field: 0, cursor: 'x' }, null)).toBeNull()
    expect(nextScopePage(false, FIRST_SCOPE_PAGE, undefined)).toBeNull()
  })
})

describe('mergeScopePages', () => {
  it('keeps each Scope once, in the order of its first match', () => {
    const pages = [
      { items: [scope('b'), scope('a')] },
      { items: [scope('a'), scope('c')] },
      { items: [scope('b')] },
    ]
    expect(mergeScopePages(pages).map((s) => s.scope_id)).toEqual(['b', 'a', 'c'])
  })
})
