import Box from '@mui/material/Box'
import { useState, type FormEvent } from 'react'
import { Field } from '../../../ui/Field'
import { useTexts } from '../../../ui/language'
import { timelineTexts } from './timeline-texts'

type Props = { max: number; onGo: (revision: number) => void }

/** Any revision by its number, also one that is far away: its row gets the focus, and nothing is read for it. */
export function GoToRevision({ max, onGo }: Props) {
  const t = useTexts(timelineTexts)
  const [text, setText] = useState('')
  const [refused, setRefused] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const number = Number(text.trim().replace(/^r/i, ''))
    const known = Number.isInteger(number) && number >= 1 && number <= max
    setRefused(!known)
    if (!known) return
    setText('')
    onGo(number)
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ ml: 'auto' }}>
      <Field
        label={t.goTo}
        value={text}
        error={refused}
        help={refused ? t.goToRange(max) : undefined}
        onChange={(typed) => {
          setText(typed)
          setRefused(false)
        }}
        onBlur={() => {
          if (text === '') setRefused(false)
        }}
        sx={{ width: 132 }}
        input={{ inputMode: 'numeric', autoComplete: 'off', enterKeyHint: 'go' }}
      />
    </Box>
  )
}
