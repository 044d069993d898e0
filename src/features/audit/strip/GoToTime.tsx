import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '../../../api/server-clock'
import { exactTime, type Zone } from '../../../lib/date/stamp'
import { resolveTimePoint } from '../../../lib/date/time-point'
import { pointFrom, readTypedTime } from '../../../lib/date/typed-time'
import { Field } from '../../../ui/Field'
import { useTexts } from '../../../ui/language'
import { stripTexts } from './strip-texts'

type Props = {
  zone: Zone
  /** Goes to an instant in ms since the epoch. */
  onGo: (ms: number) => void
}

/** "Go to time": a jump within the list, which the address does not hold. */
export function GoToTime({ zone, onGo }: Props) {
  const t = useTexts(stripTexts)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const instantOf = () => {
    const time = readTypedTime(typed, zone, serverNow())
    return time && resolveTimePoint(pointFrom(time, 'from'), serverNow())
  }
  const instant = typed.trim() === '' ? null : instantOf()
  const go = () => {
    setFault(typed.trim() !== '' && instant === null)
    if (instant !== null) onGo(Date.parse(instant))
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Field
        label={t.goToTime}
        value={typed}
        error={fault}
        help={
          fault
            ? t.notUnderstood
            : instant && t.understood(exactTime(instant, zone).replace('.000', ''))
        }
        onChange={(text) => {
          setTyped(text)
          setFault(false)
        }}
        onKeyDown={(key) => {
          if (key.key === 'Enter') go()
        }}
        labelAbove
        helpIsLive
        inputRef={field}
        input={{ maxLength: 64, autoComplete: 'off', spellCheck: false }}
        sx={{ flex: 1 }}
      />
      <Button variant="outlined" onClick={go} sx={{ minHeight: 36 }}>
        {t.go}
      </Button>
    </Box>
  )
}
