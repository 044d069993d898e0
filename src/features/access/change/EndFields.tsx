import Box from '@mui/material/Box'
import { END_CHOICES } from '../../../access/change/ends'
import { exactTime } from '../../../lib/date/stamp'
import { Field } from '../../../ui/Field'
import { useTexts } from '../../../ui/language'
import type { Draft } from './change-draft'
import { changeTexts } from './texts'

type Props = {
  draft: Pick<Draft, 'end' | 'day'>
  /** When it would end; null: it would not, or the day is not a day to come. */
  expiresAt: string | null
  fault: string | null
  autoFocus?: boolean
  onChange: (change: Partial<Draft>) => void
}

/** Until when a role is held; "No end" has to be chosen. */
export function EndFields({ draft, expiresAt, fault, autoFocus, onChange }: Props) {
  const t = useTexts(changeTexts)
  const onDay = draft.end === 'date'
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Field
        label={t.ends}
        labelAbove
        fullWidth
        autoFocus={autoFocus}
        value={draft.end}
        onChange={(chosen) =>
          onChange({ end: END_CHOICES.find((choice) => choice === chosen) ?? '90' })
        }
        help={
          expiresAt === null
            ? draft.end === 'none' && t.noEndHelp
            : t.endsAt(exactTime(expiresAt, 'local'))
        }
        helpIsLive
      >
        {END_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {t.endChoices[choice]}
          </option>
        ))}
      </Field>
      {onDay && (
        <Field
          label={t.lastDay}
          labelAbove
          fullWidth
          value={draft.day}
          onChange={(day) => onChange({ day })}
          error={fault !== null && draft.day !== ''}
          help={draft.day === '' ? null : fault}
          input={{ type: 'date' }}
        />
      )}
    </Box>
  )
}
