import Alert from '@mui/material/Alert'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../ui/language'
import { pageTexts } from './page-texts'

type Props = { revision: number; onClose: () => void }

/** Says what was committed, where the person looks; takes the focus that the closed dialog gave up. */
export function CommittedAlert({ revision, onClose }: Props) {
  const t = useTexts(pageTexts)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    alert.current?.focus()
  }, [revision])
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      role="alert"
      severity="success"
      onClose={onClose}
      closeText={t.close}
      sx={{ mb: 2 }}
    >
      {t.committed(revision)}
    </Alert>
  )
}
