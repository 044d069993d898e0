import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTexts } from '../ui/language'
import { announce } from '../ui/announcer'
import { sharedTexts } from './shared-texts'

type Props = {
  /** The text to copy, whole. */
  value: string
  /** What it is, for screen readers: "request id". */
  what: string
  /** The visible text and accessible name; "Copy" unless told. */
  label?: string
}

/** Copies a text and says so, on the button and to screen readers. */
export function CopyButton({ value, what, label }: Props) {
  const t = useTexts(sharedTexts)
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setState('done')
      announce(t.copied(what))
    } catch {
      setState('failed')
      announce(t.copyFailed)
    }
  }
  return (
    <Button
      variant="text"
      size="small"
      // Several of them may stand on a screen, each with the same word.
      aria-description={label === undefined ? what : undefined}
      sx={{ minWidth: 0, minHeight: 24, px: 0.75, py: 0 }}
      onClick={() => void copy()}
      onBlur={() => setState('idle')}
      title={state === 'failed' ? t.copyFailed : undefined}
    >
      {label ?? t.copy}
      <span aria-hidden="true">{state === 'done' ? ' ✓' : state === 'failed' ? ' ✗' : ''}</span>
    </Button>
  )
}
