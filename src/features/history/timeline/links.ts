import type { ArtifactItem } from '../../../api/contract/artifacts'
import { AUTO_DIGEST } from '../../../families/prompt/modes'
import { sameContentAs } from '../revision-facts'

/** A line of the timeline from a revision to an earlier one: what it restored, or what its content equals. */
export type Link = { newer: number; older: number; kind: 'restored' | 'same' }

export type PlacedLink = Link & {
  lane: number
  /** Shares the outermost lane with a link that it overlaps. */
  merged: boolean
}

/** Lanes that the arcs have beside the line; further overlapping ones share the last. */
export const ARC_LANES = 3

type Item = Pick<ArtifactItem, 'revision' | 'content_digest' | 'restored_from_revision'>

/**
 * The links between revisions. A server that records restores tells them; on an older one (contract §4: the key is
 * missing) equal digests are all that is known, and that is drawn as what it is. Returns to Auto are not: its lane
 * says so already.
 */
export function linksOf(items: readonly Item[]): Link[] {
  if (items.some((item) => 'restored_from_revision' in item)) {
    return items.flatMap(({ revision, restored_from_revision: origin }): Link[] =>
      origin && origin < revision ? [{ newer: revision, older: origin, kind: 'restored' }] : [],
    )
  }
  const custom = items.filter((item) => item.content_digest !== AUTO_DIGEST)
  return [...sameContentAs(custom)].map(([newer, older]) => ({ newer, older, kind: 'same' }))
}

/** Gives each link a lane in which it touches no other, short links inside long ones. */
export function placeLinks(links: readonly Link[]): PlacedLink[] {
  const highest = Math.max(0, ...links.map((link) => link.newer))
  // One byte a revision and lane: ten thousand restores are placed in milliseconds.
  const taken = Array.from({ length: ARC_LANES }, () => new Uint8Array(highest + 1))
  const shortFirst = [...links].sort(
    (a, b) => a.newer - a.older - (b.newer - b.older) || b.newer - a.newer,
  )
  const placed = shortFirst.map((link): PlacedLink => {
    const free = taken.findIndex((lane) => !lane.subarray(link.older, link.newer + 1).includes(1))
    const lane = free < 0 ? ARC_LANES - 1 : free
    taken[lane]?.fill(1, link.older, link.newer + 1)
    return { ...link, lane, merged: free < 0 }
  })
  return placed.sort((a, b) => b.newer - a.newer)
}
