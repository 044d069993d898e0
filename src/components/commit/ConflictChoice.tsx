import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import type { Choice, Conflict } from '../../lib/merge/merge'
import { asWritten } from '../../ui/as-written'
import { useTexts } from '../../ui/language'
import { fonts } from '../../ui/tokens'
import { fieldTexts } from '../diff/field-texts'
import { conflictName, sideText } from './conflict-names'
import { mergeTexts } from './merge-texts'

type Props = {
  conflict: Conflict
  /** Number of the head that came in the way. */
  head: number
  choice: Choice | null
  onChoose: (choice: Choice) => void
}

/** A place that both changed, with both texts, and which of them is to stand. */
export function ConflictChoice({ conflict, head, choice, onChoose }: Props) {
  const t = useTexts(mergeTexts)
  const fields = useTexts(fieldTexts)
  const labelId = useId()
  const sides: { value: Choice; label: string; text: string | null }[] = [
    { value: 'mine', label: t.yours, text: sideText(conflict.mine) },
    { value: 'theirs', label: t.theirs(head), text: sideText(conflict.theirs) },
  ]
  return (
    <FormControl
      sx={{
        p: 1.5,
        border: '1px solid',
        borderColor: 'line.main',
        borderRadius: 1,
        minWidth: 0,
        width: '100%',
      }}
    >
      <FormLabel id={labelId} sx={{ fontWeight: 600, color: 'text.primary' }}>
        {conflictName(conflict, fields, t)}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={choice ?? ''}
        onChange={(_event, value) => onChoose(value as Choice)}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 1,
        }}
      >
        {sides.map(({ value, label, text }) => (
          <Box key={value} sx={{ minWidth: 0 }}>
            <FormControlLabel
              value={value}
              label={label}
              control={<Radio size="small" />}
              aria-describedby={`${labelId}-${value}`}
            />
            <Box
              component="pre"
              id={`${labelId}-${value}`}
              // Long texts scroll here, and have to be reached by keyboard for it.
              tabIndex={0}
              aria-label={`${label}: ${conflictName(conflict, fields, t)}`}
              role="group"
              sx={{
                m: 0,
                p: 1,
                maxHeight: 180,
                overflow: 'auto',
                ...asWritten,
                fontFamily: fonts.mono,
                fontSize: '0.8125rem',
                bgcolor: 'background.default',
                border: '1px solid',
                borderColor: choice === value ? 'primary.main' : 'line.main',
                borderRadius: 1,
              }}
            >
              {text ?? <em>{t.nothingThere}</em>}
            </Box>
          </Box>
        ))}
        {conflict.kind !== 'value' && (
          <FormControlLabel value="both" label={t.both} control={<Radio size="small" />} />
        )}
      </RadioGroup>
    </FormControl>
  )
}
