import Alert from '@mui/material/Alert'
import { useEffect, useRef } from 'react'
import type { ChangePlan } from '../../../access/change/plan'
import type { Binding } from '../../../api/contract/access'
import { useTexts } from '../../../ui/language'
import { changeTexts } from './texts'
import { useWords } from './use-words'

/** What was done last. */
export type DoneChange = { binding: Binding; kind: ChangePlan['kind'] }
type Props = { done: DoneChange; onClose: () => void }

/** Says what was granted or revoked. It takes the focus that the closed dialog gave up. */
export function DoneAlert({ done: { binding, kind }, onClose }: Props) {
  const t = useTexts(changeTexts)
  const { who } = useWords()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    alert.current?.focus()
  }, [binding])
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      role="alert"
      severity="success"
      onClose={onClose}
      closeText={t.close}
      sx={{ mb: 1.5 }}
    >
      {t.done[kind](who(binding.subject), binding.role)}{' '}
      {kind !== 'revoke' && binding.state === 'revoked' && t.revokedSince}
    </Alert>
  )
}
