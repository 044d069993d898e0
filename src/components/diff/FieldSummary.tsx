import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import type { Comparison } from '../../lib/diff/comparison'
import { useTexts } from '../../ui/language'
import { fieldChanges, itemCounts } from './field-changes'
import type { Stop } from './row-table'
import { fieldSummaryTexts } from './field-summary-texts'
import { sectionSummary } from './section-summary'
import { SectionTitle } from './SectionTitle'
import { diffTexts } from './texts'

type Props = {
  /** Null while it is being computed. */
  comparison: Comparison | null
  stops: readonly Stop[]
  onGoTo: (change: number) => void
}

/** One line that says which fields changed and how much. Each leads to its first change. */
export function FieldSummary({ comparison, stops, onGoTo }: Props) {
  const t = useTexts(fieldSummaryTexts)
  const d = useTexts(diffTexts)
  const changes = useMemo(
    () => (comparison ? fieldChanges(comparison, stops) : []),
    [comparison, stops],
  )
  // A list without items is none: a screen reader would announce it.
  if (changes.length === 0) return null
  return (
    <Line aria-label={t.byField}>
      {changes.map(({ section, at, items }) => (
        <li key={at}>
          <button type="button" onClick={() => onGoTo(at)}>
            <SectionTitle section={{ ...section, item: null, part: null }} />
            {t.fieldChange(items ? itemCounts(items, t) : sectionSummary(section, d))}
          </button>
        </li>
      ))}
    </Line>
  )
}

/** Pixels at the end of the line in which it fades: where it is cut, more follows. */
const FADE = 24

/** The line scrolls sideways when it holds more than fits, so that its height is the same for each comparison. */
const Line = styled('ul')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    ...theme.typography.caption,
    flex: 'none',
    display: 'flex',
    gap: 12,
    height: 24,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
    maskImage: `linear-gradient(to right, #000 calc(100% - ${FADE}px), transparent)`,
    '&::after': { content: '""', flex: `0 0 ${FADE - 12}px` },
    '@media print': { height: 'auto', flexWrap: 'wrap', maskImage: 'none' },
    '& button': {
      font: 'inherit',
      height: 24,
      padding: 0,
      border: 0,
      background: 'none',
      color: palette.primary.main,
      textDecoration: 'underline',
      cursor: 'pointer',
      // The line would cut an outline that stands outside.
      '&:focus-visible': { outlineOffset: -2 },
    },
  }
})
