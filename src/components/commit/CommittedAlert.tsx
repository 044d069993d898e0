import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useEffect, useRef } from 'react'
import { Link as RouterLink } from 'react-router'
import type { Target } from '../../commit/plan'
import { useTexts } from '../../ui/language'
import { changePath } from '../artifact-paths'
import { pageTexts } from './page-texts'

type Props = { target: Target; revision: number; onClose: () => void }

/** Says what was committed, and leads to what it changed. It takes the focus that the closed dialog gave up. */
export function CommittedAlert({ target, revision, onClose }: Props) {
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
      {t.committed(revision)}.{' '}
      <Link component={RouterLink} to={changePath(target, revision)} underline="always">
        {t.seeChange}
      </Link>
    </Alert>
  )
}
