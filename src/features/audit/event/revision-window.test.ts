import { describe, expect, it } from 'vitest'
import { windowAt } from './revision-window'

const at = (minute: number) => new Date(minute * 60_000).toISOString()
const items = [
  { revision: 3, created_at: at(30) },
  { revision: 2, created_at: at(20) },
  { revision: 1, created_at: at(10) },
]
const found = (minute: number) => windowAt(items, minute * 60_000)

describe('the head at an instant', () => {
  it('is the last one committed by then', () => {
    expect(found(25)).toEqual({
      kind: 'found',
      window: { revision: 2, since: at(20), next: { revision: 3, at: at(30) } },
    })
    expect(found(31)).toEqual({
      kind: 'found',
      window: { revision: 3, since: at(30), next: null },
    })
  })
  it('begins at its own instant', () => {
    expect(found(20)).toMatchObject({ window: { revision: 2 } })
    expect(found(10)).toMatchObject({ window: { revision: 1 } })
  })
  it('is none before the first revision', () => {
    expect(found(9)).toEqual({ kind: 'before-first' })
  })
  it('may lie on the next page', () => {
    expect(windowAt(items.slice(0, 2), 15 * 60_000)).toEqual({ kind: 'read-on' })
  })
  it('is unknown where no times are recorded', () => {
    expect(windowAt([{ revision: 2 }, { revision: 1 }], 0)).toEqual({ kind: 'not-recorded' })
    expect(windowAt([{ revision: 2, created_at: null }], 0)).toEqual({ kind: 'not-recorded' })
  })
})
