import { canonicalJson } from '../../lib/diff/canonical-json'
import type { Comparison, Content, Side } from '../../lib/diff/comparison'

/** The whole of one side as a text: itself where it is nothing but a text, else the content as JSON. */
export function textOfSide(comparison: Comparison, contents: Record<Side, Content>, side: Side) {
  const { sections, sameItems } = comparison
  const texts = sections.filter(({ kind }) => kind === 'text')
  const only = texts[0]
  const alone =
    texts.length === 1 &&
    sameItems.length === 0 &&
    sections.every(({ kind, item }) => item === null && (kind === 'text' || kind === 'value'))
  return alone && only ? only.diff[side] : canonicalJson(contents[side])
}
