import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AUTO_DIGEST } from '../../../families/prompt/modes'
import { ARC_LANES, linksOf, placeLinks, type Link } from './links'

const old = (revision: number, content_digest: string) => ({ revision, content_digest })
const recorded = (revision: number, origin: number | null, content_digest = `d${revision}`) => ({
  revision,
  content_digest,
  restored_from_revision: origin,
})

describe('linksOf', () => {
  it('draws what the server recorded, and no equal digest beside it', () => {
    expect(linksOf([recorded(5, null, 'a'), recorded(4, 2, 'b'), recorded(3, null, 'a')])).toEqual([
      { newer: 4, older: 2, kind: 'restored' },
    ])
  })
  it('keeps an origin that is not loaded', () => {
    expect(linksOf([recorded(900, 2)])).toEqual([{ newer: 900, older: 2, kind: 'restored' }])
  })
  it('draws equal contents where restores are not recorded, but not Auto', () => {
    const items = [old(5, AUTO_DIGEST), old(4, 'a'), old(3, AUTO_DIGEST), old(2, 'b'), old(1, 'a')]
    expect(linksOf(items)).toEqual([{ newer: 4, older: 1, kind: 'same' }])
  })
})

describe('placeLinks', () => {
  const link = (newer: number, older: number): Link => ({ newer, older, kind: 'restored' })
  it('puts the short link inside the long one', () => {
    const placed = placeLinks([link(9, 1), link(6, 4)])
    expect(placed.map(({ newer, lane }) => [newer, lane])).toEqual([
      [9, 1],
      [6, 0],
    ])
  })
  it('does not run one link into the next that begins where it ends', () => {
    const [a, b] = placeLinks([link(6, 4), link(4, 2)])
    expect(a?.lane).not.toBe(b?.lane)
  })
  it('never lets two links share a lane unless one of them says so', () => {
    const links = fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }))
        .map(([a, span]) => link(a + span, a)),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(links, (all) => {
        const placed = placeLinks(all)
        expect(placed).toHaveLength(all.length)
        for (const [index, one] of placed.entries()) {
          expect(one.lane).toBeLessThan(ARC_LANES)
          for (const other of placed.slice(index + 1)) {
            const apart = one.older > other.newer || other.older > one.newer
            if (one.lane === other.lane && !apart) {
              expect(one.lane).toBe(ARC_LANES - 1)
              expect(one.merged || other.merged).toBe(true)
            }
          }
        }
      }),
    )
  })
})
