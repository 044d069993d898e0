import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { REASON_MAX } from '../../api/contract/artifacts'
import { useTexts } from '../../ui/language'
import { HiddenNote } from '../../ui/marked/HiddenNote'
import { commitTexts } from './texts'

type Props = {
  value: string
  disabled: boolean
  /** The field has the focus when the dialog opens. */
  autoFocus: boolean
  onChange: (value: string) => void
}

/** Length as the server counts it: in characters, not in UTF-16 units (contract §4). */
export const reasonLength = (reason: string) => Array.from(reason.trim()).length

/** Why a revision is restored: required, with its counter. Enter sends, as in any one-line field. */
export function ReasonField({ value, disabled, autoFocus, onChange }: Props) {
  const t = useTexts(commitTexts)
  const id = useId()
  const count = reasonLength(value)
  const tooLong = count > REASON_MAX
  return (
    <TextField
      id={id}
      label={t.reason}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={tooLong}
      autoFocus={autoFocus}
      fullWidth
      multiline
      maxRows={4}
      helperText={
        <span style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
          <span>
            {tooLong ? t.reasonTooLong(REASON_MAX) : t.reasonHelp}{' '}
            <HiddenNote id={id} label={t.reason} text={value} />
          </span>
          <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {t.reasonCount(count, REASON_MAX)}
          </span>
        </span>
      }
      slotProps={{
        // A disabled field would lose the focus and grey out what was typed while the answer is awaited.
        // Told to the field alone: of the whole control, the frame would leave room for an asterisk that is not shown.
        htmlInput: { readOnly: disabled, required: true },
      }}
      onKeyDown={(event) => {
        // While an input method composes, Enter chooses a word; Shift+Enter makes a line.
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.currentTarget.closest('form')?.requestSubmit()
      }}
    />
  )
}
