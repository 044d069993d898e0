import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitRows } from './split-rows'
import { diffTexts } from './text-diff'

it('puts pairs side by side and loses no line', () => {
  const line = fc.constantFrom('one two three', 'one two 3', 'x', 'y z', '')
  const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(text, text, (before, after) => {
      for (const block of diffTexts(before, after).blocks) {
        if (block.kind === 'same') continue
        const rows = splitRows(block)
        expect(rows.flatMap((row) => row.left ?? [])).toEqual(block.removed)
        expect(rows.flatMap((row) => row.right ?? [])).toEqual(block.added)
        for (const [r, a] of block.pairs) {
          expect(rows).toContainEqual({ left: block.removed[r], right: block.added[a] })
        }
      }
    }),
  )
})
