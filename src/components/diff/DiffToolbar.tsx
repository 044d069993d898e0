import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useId } from 'react'
import type { Side } from '../../lib/diff/comparison'
import { useTexts } from '../../ui/language'
import { setDiffPreference, useDiffPreferences } from './preferences'
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
  const { json, keys } = useDiffPreferences()
  const hintId = useId()
  const none = !position || position.count === 0
  const go = (step: 1 | -1) => (
    <Button
      variant="outlined"
      aria-keyshortcuts={keys ? (step === 1 ? 'n' : 'p') : undefined}
      aria-describedby={keys ? hintId : undefined}
      aria-disabled={none || undefined}
      onClick={() => onGo(step)}
      sx={{ px: 1, '&[aria-disabled]': { color: 'text.secondary', borderColor: 'line.main' } }}
    >
      {step === 1 ? t.next : t.previous}
    </Button>
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Typography
        variant="body2"
        title={summary}
        noWrap
        sx={{ flex: '1 1 160px', minWidth: 0, color: 'text.secondary' }}
      >
        {summary}
      </Typography>
      <span id={hintId} style={visuallyHidden}>
        {t.keysHint}
      </span>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {go(-1)}
        <Typography
          variant="body2"
          sx={{
            fontVariantNumeric: 'tabular-nums',
            minWidth: '8ch',
            textAlign: 'center',
            whiteSpace: 'nowrap',
          }}
        >
          {none ? '–' : t.position(position.at + 1, position.count)}
        </Typography>
        {go(1)}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {hasFields && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={t.showAs}
            value={json ? 'json' : 'fields'}
            onChange={(_, value: 'json' | 'fields' | null) =>
              value !== null && setDiffPreference('json', value === 'json')
            }
            sx={{
              height: 32,
              '& button': {
                px: 1.25,
                textTransform: 'none',
                fontWeight: 600,
                color: 'text.secondary',
                borderColor: 'line.strong',
              },
              '& button[aria-pressed="true"], & button[aria-pressed="true"]:hover': {
                bgcolor: 'primary.soft',
                color: 'primary.main',
              },
            }}
          >
            <ToggleButton value="fields">{t.asFields}</ToggleButton>
            <ToggleButton value="json">{t.asJson}</ToggleButton>
          </ToggleButtonGroup>
        )}
        <ViewOptions textOf={textOf} />
      </Box>
    </Box>
  )
}
