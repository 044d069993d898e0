import { describe, expect, it } from 'vitest'
import { arcPath, gutterWidth, laneX, trunkPath } from './gutter-geometry'
import { ARC_LANES } from './links'

const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

describe('trunkPath', () => {
  it('runs straight in a lane, and from one lane into the other', () => {
    expect(trunkPath(16, 20, 16, 100)).toBe('M16 20V100')
    expect(trunkPath(16, 20, 34, 100)).toBe('M16 20C16 60 34 60 34 100')
  })
})

describe('arcPath', () => {
  const newer = { x: laneX(1), y: 20 }
  const older = { x: laneX(0), y: 300 }
  it('leads from the newer dot to the older one', () => {
    const path = arcPath(2, 0, newer, older, 0, 500)
    expect(path.startsWith(`M${newer.x + 7} 20`)).toBe(true)
    expect(path.endsWith(`H${older.x + 13}`)).toBe(true)
  })
  it('runs off at the edge where an end is not drawn', () => {
    expect(arcPath(2, 0, newer, null, 0, 500).endsWith('V500')).toBe(true)
    expect(arcPath(2, 0, null, older, 7, 500)).toMatch(/^M\d+ 7V/)
    expect(arcPath(2, 0, null, null, 0, 500)).toMatch(/^M\d+ 0V500$/)
  })
  it('stays inside the gutter in every lane, right of all dots', () => {
    for (const lanes of [1, 2]) {
      for (let arc = 0; arc < ARC_LANES; arc += 1) {
        const [x = 0] = numbers(arcPath(lanes, arc, null, null, 0, 500))
        expect(x).toBeGreaterThan(laneX(lanes - 1) + 8)
        expect(x).toBeLessThan(gutterWidth(lanes))
      }
    }
  })
})
