import { longestRising, type Anchor } from './patience'
import { TokenPool } from './tokens'

/** A line's tokens in a pool: `[start, end)`. */
export type TokenSpan = { start: number; end: number }

/** Lowest similarity (0-1) at which two lines are taken for the same line, changed. */
const SIMILARITY_MIN = 0.4
/** Tokens of a line that its similarity is judged by. */
const SAMPLE = 400
/** Pairs of lines that are compared each with each in one block; larger blocks are taken apart first. */
const CELLS_MAX = 10_000
/** Lines of a block that may share a token for it to lead from the one to the other. */
const RARE_MAX = 4
/** Tokens shorter than this are in lines that have nothing else in common. */
const RARE_LENGTH_MIN = 3

/**
 * Pairs each removed line with the added line that it became. Pairs rise on both sides; the highest sum of similarities wins.
 * Similarity is the share of the tokens that both lines have, by weight.
 */
export class SimilarLines {
  private readonly counts: Int32Array
  private readonly left: Int32Array
  private readonly stamps: Int32Array
  private stamp = 0

  /** `pool` holds all lines already. */
  constructor(private readonly pool: TokenPool) {
    const ids = pool.weights.length
    this.counts = new Int32Array(ids)
    this.left = new Int32Array(ids)
    this.stamps = new Int32Array(ids)
  }

  pairs(removed: readonly TokenSpan[], added: readonly TokenSpan[]): Anchor[] {
    if (removed.length * added.length <= CELLS_MAX) return this.best(removed, added)
    const result: Anchor[] = []
    let before = 0
    let after = 0
    const end = { before: removed.length, after: added.length }
    for (const anchor of [...longestRising(this.byRareTokens(removed, added)), end]) {
      const gap = [removed.slice(before, anchor.before), added.slice(after, anchor.after)] as const
      if (gap[0].length * gap[1].length <= CELLS_MAX) {
        for (const pair of this.best(...gap)) {
          result.push({ before: before + pair.before, after: after + pair.after })
        }
      }
      if (anchor !== end) result.push(anchor)
      before = anchor.before + 1
      after = anchor.after + 1
    }
    return result
  }

  /** Compares each line with each: the pairs with the highest sum. */
  private best(removed: readonly TokenSpan[], added: readonly TokenSpan[]): Anchor[] {
    const width = added.length + 1
    // best[i * width + j]: highest sum for the lines from i and j on.
    const best = new Float64Array((removed.length + 1) * width)
    const shares = new Float64Array(best.length)
    const totals = added.map((span) => this.total(span))
    for (let i = removed.length - 1; i >= 0; i -= 1) {
      const span = removed[i] as TokenSpan
      const total = this.total(span)
      this.count(span, 1)
      for (let j = added.length - 1; j >= 0; j -= 1) {
        const share = this.similarity(total, added[j] as TokenSpan, totals[j] as number)
        const at = i * width + j
        shares[at] = share
        const skip = Math.max(best[at + width] as number, best[at + 1] as number)
        const pair = share >= SIMILARITY_MIN ? share + (best[at + width + 1] as number) : 0
        best[at] = Math.max(skip, pair)
      }
      this.count(span, -1)
    }
    const pairs: Anchor[] = []
    let i = 0
    let j = 0
    while (i < removed.length && j < added.length) {
      const at = i * width + j
      const share = shares[at] as number
      if (share >= SIMILARITY_MIN && best[at] === share + (best[at + width + 1] as number)) {
        pairs.push({ before: i, after: j })
        i += 1
        j += 1
      } else if (best[at] === best[at + width]) i += 1
      else j += 1
    }
    return pairs
  }

  /** For each removed line, the most alike of the added lines with which it shares a token that few have. */
  private byRareTokens(removed: readonly TokenSpan[], added: readonly TokenSpan[]): Anchor[] {
    const { ids, weights } = this.pool
    const lines = new Map<number, number[]>()
    added.forEach((span, line) => {
      for (let at = span.start; at < this.sampleEnd(span); at += 1) {
        const id = ids[at] as number
        if ((weights[id] as number) < RARE_LENGTH_MIN) continue
        const found = lines.get(id)
        if (!found) lines.set(id, [line])
        else if (found.at(-1) !== line && found.length <= RARE_MAX) found.push(line)
      }
    })
    const result: Anchor[] = []
    removed.forEach((span, before) => {
      const candidates = new Set<number>()
      for (let at = span.start; at < this.sampleEnd(span); at += 1) {
        const found = lines.get(ids[at] as number)
        if (found && found.length <= RARE_MAX) for (const line of found) candidates.add(line)
      }
      if (candidates.size === 0) return
      const total = this.total(span)
      this.count(span, 1)
      let after = -1
      let highest = SIMILARITY_MIN
      for (const line of candidates) {
        const other = added[line] as TokenSpan
        const share = this.similarity(total, other, this.total(other))
        if (share > highest) [after, highest] = [line, share]
      }
      this.count(span, -1)
      if (after >= 0) result.push({ before, after })
    })
    return result
  }

  private sampleEnd = ({ start, end }: TokenSpan) => Math.min(end, start + SAMPLE)

  private total(span: TokenSpan): number {
    const { ids, weights } = this.pool
    let total = 0
    for (let at = span.start; at < this.sampleEnd(span); at += 1) {
      total += weights[ids[at] as number] as number
    }
    return total
  }

  private count(span: TokenSpan, by: 1 | -1): void {
    for (let at = span.start; at < this.sampleEnd(span); at += 1) {
      const id = this.pool.ids[at] as number
      this.counts[id] = (this.counts[id] as number) + by
    }
  }

  /** Similarity of the line that is counted, of `total` characters, and another one. */
  private similarity(total: number, other: TokenSpan, otherTotal: number): number {
    if (total === 0 || otherTotal === 0) return 0
    const { ids, weights } = this.pool
    const { counts, left, stamps } = this
    const stamp = (this.stamp += 1)
    let common = 0
    const end = this.sampleEnd(other)
    for (let at = other.start; at < end; at += 1) {
      const id = ids[at] as number
      if (counts[id] === 0) continue
      if (stamps[id] !== stamp) {
        stamps[id] = stamp
        left[id] = counts[id] as number
      }
      if ((left[id] as number) === 0) continue
      left[id] = (left[id] as number) - 1
      common += weights[id] as number
    }
    return (2 * common) / (total + otherTotal)
  }
}

/** Characters of a text that its similarity is judged by. */
const TEXT_SAMPLE = 4_000

/** `SimilarLines.pairs` for a few texts. */
export function pairTexts(removed: readonly string[], added: readonly string[]): Anchor[] {
  const pool = new TokenPool()
  const spans = (texts: readonly string[]) =>
    texts.map((text) => pool.add(text.slice(0, TEXT_SAMPLE)))
  const [before, after] = [spans(removed), spans(added)]
  return new SimilarLines(pool).pairs(before, after)
}
