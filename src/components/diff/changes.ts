import type { ContentDiff } from '../../lib/diff/content-diff'

/** One stop of "Next change": a change of mode, or a changed stretch of lines. */
export type Change = { section: number; block: number } & (
  { kind: 'mode'; from: string; to: string } | { kind: 'lines'; removed: number; added: number }
)

/** The changes of a diff in the order in which they are on screen. */
export function changesOf(diff: ContentDiff): Change[] {
  return diff.sections.flatMap((part, section): Change[] => {
    if (part.kind === 'mode')
      return [{ section, block: 0, kind: 'mode', from: part.before, to: part.after }]
    return part.diff.blocks.flatMap((block, index): Change[] =>
      block.kind === 'change'
        ? [
            {
              section,
              block: index,
              kind: 'lines',
              removed: block.removed.length,
              added: block.added.length,
            },
          ]
        : [],
    )
  })
}
