import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import type { Target } from '../../commit/plan'
import { useTexts } from '../../ui/language'
import { changePath } from '../artifact-paths'
import { pageTexts } from './page-texts'
import { SuccessAlert } from './SuccessAlert'

type Props = { target: Target; revision: number; onClose: () => void }

/** Says what was committed, and leads to what it changed. */
export function CommittedAlert({ target, revision, onClose }: Props) {
  const t = useTexts(pageTexts)
  return (
    <SuccessAlert done={revision} close={t.close} onClose={onClose}>
      {t.committed(revision)}.{' '}
      <Link component={RouterLink} to={changePath(target, revision)} underline="always">
        {t.seeChange}
      </Link>
    </SuccessAlert>
  )
}
