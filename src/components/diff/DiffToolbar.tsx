import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useId } from 'react'
import type { Side } from '../../lib/diff/comparison'
import { useTexts } from '../../ui/language'
import { useDiffPreferences, useSetDiffPreference } from './preferences'
import { diffTexts } from './texts'
import { ViewOptions } from './ViewOptions'

type Props = {
  /** What changed in all, or that it is being compared. */
  summary: string
  /** The change that the reader is at (from 0) and how many there are; null while that is not known. */
  position: { at: number; count: number } | null
  /** Whether the contents can be shown by their fields too. */
  hasFields: boolean
  textOf: ((side: Side) => string) | null
  onGo: (step: 1 | -1) => void
}

/** What changed, the way through it, and how it is shown. Of the same size before and after the comparison. */
export function DiffToolbar({ summary, position, hasFields, textOf, onGo }: Props) {
  const t = useTexts(diffTexts)
  const setPreference = useSetDiffPreference()
  const { json, keys } = useDiffPreferences()
  const hintId = useId()
  const none = !position || position.count === 0
  const go = (step: 1 | -1) => (
    <button
      type="button"
      aria-keyshortcuts={keys ? (step === 1 ? 'n' : 'p') : undefined}
      aria-describedby={keys ? hintId : undefined}
      aria-disabled={none || undefined}
      onClick={() => onGo(step)}
    >
      {step === 1 ? t.next : t.previous}
    </button>
  )
  const choice = (asJson: boolean) => (
    <button
      type="button"
      aria-pressed={json === asJson}
      onClick={() => setPreference('json', asJson)}
    >
      {asJson ? t.asJson : t.asFields}
    </button>
  )
  return (
    <Bar>
      <p title={summary}>{summary}</p>
      <span id={hintId} style={visuallyHidden}>
        {t.keysHint}
      </span>
      <div>
        {go(-1)}
        <p data-part="position">
          {/* Empty while the number is not known: the text is in the middle, and a longer one would begin elsewhere. */}
          {position && (none ? '–' : t.position(position.at + 1, position.count))}
        </p>
        {go(1)}
      </div>
      <div>
        {hasFields && (
          <div role="group" aria-label={t.showAs} data-part="choice">
            {choice(false)}
            {choice(true)}
          </div>
        )}
        <ViewOptions textOf={textOf} />
      </div>
    </Bar>
  )
}

/** Plain elements in one styled one: the toolbar is painted together with the lines, and each component would delay them. */
const Bar = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    '&, & > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 6,
      minWidth: 0,
    },
    '@media print': { '& > div': { display: 'none' } },
    '& p': { ...theme.typography.body2, margin: 0, whiteSpace: 'nowrap' },
    '& > p': {
      flex: '1 1 90px',
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      color: palette.text.secondary,
    },
    '& [data-part="position"]': {
      minWidth: '8ch',
      minHeight: '1lh',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > div > button, & [data-part="choice"] button': {
      ...theme.typography.button,
      minHeight: 32,
      padding: '0 8px',
      border: `1px solid ${palette.line.strong}`,
      borderRadius: 8,
      backgroundColor: 'transparent',
      color: palette.text.primary,
      cursor: 'pointer',
      whiteSpace: 'nowrap',
      '&:hover': { backgroundColor: palette.action.hover },
      '&[aria-disabled]': {
        borderColor: palette.line.main,
        color: palette.text.secondary,
        cursor: 'default',
      },
    },
    '& [data-part="choice"]': { display: 'flex' },
    '& [data-part="choice"] button': {
      color: palette.text.secondary,
      '&[aria-pressed="true"]': {
        backgroundColor: palette.primary.soft,
        color: palette.primary.main,
      },
      '&:first-of-type': { borderRadius: '8px 0 0 8px' },
      '&:last-of-type': { borderRadius: '0 8px 8px 0', borderLeftWidth: 0 },
    },
  }
})
