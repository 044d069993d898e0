import type { DiffTexts } from './texts'

/** Unchanged lines that one step opens. */
export const OPEN_STEP = 20

type Props = {
  hidden: number
  /** No change stands before it: there is nothing to show more lines after. */
  first: boolean
  t: DiffTexts
  onOpen: (where: 'head' | 'tail' | 'all') => void
}

/** Stands for unchanged lines that are folded away, and opens all of them or some. */
export function FoldCell({ hidden, first, t, onOpen }: Props) {
  return (
    <>
      <button type="button" onClick={() => onOpen('all')}>
        <span aria-hidden="true">⋯ </span>
        {t.showUnchanged(hidden)}
      </button>
      {hidden > OPEN_STEP && !first && (
        <button type="button" aria-label={t.showBelow(OPEN_STEP)} onClick={() => onOpen('head')}>
          ↓ {OPEN_STEP}
        </button>
      )}
      {hidden > OPEN_STEP && (
        <button type="button" aria-label={t.showAbove(OPEN_STEP)} onClick={() => onOpen('tail')}>
          ↑ {OPEN_STEP}
        </button>
      )}
    </>
  )
}
