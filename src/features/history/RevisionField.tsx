import TextField from '@mui/material/TextField'
import { useState } from 'react'

type Props = { label: string; value: number; max: number; onChoose: (revision: number) => void }

/**
 * Any revision by its number, also one that the list has not loaded. Takes effect on Enter or on leaving the
 * field: each revision on the way there would be read, and reading leaves an audit event (contract §3).
 */
export function RevisionField({ label, value, max, onChoose }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const take = () => {
    const number = Number(draft)
    setDraft(null)
    if (draft !== null && Number.isInteger(number) && number >= 1 && number <= max) onChoose(number)
  }
  return (
    <TextField
      label={label}
      value={draft ?? String(value)}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
        if (event.key === 'Escape') setDraft(null)
      }}
      sx={{ width: 116 }}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  )
}
