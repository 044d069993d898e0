import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useTexts } from '../../ui/language'
import { scopeTexts } from './scope-texts'

type Props = {
  administers: boolean
  /** The Scope was found in the list that server.observe opens. */
  listed: boolean
}

/** Why a Scope's content is not shown to a caller without a reading role, and what would help (contract §3). */
export function ScopeNotice({ administers, listed }: Props) {
  const t = useTexts(scopeTexts)
  const [title, help] = administers
    ? [t.adminOnlyTitle, listed ? t.adminListed : t.adminOnly]
    : listed
      ? [t.listedOnlyTitle, t.listedOnly]
      : [t.closedTitle, t.closed]
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2 }}>
      <AlertTitle>{title}</AlertTitle>
      {help}
    </Alert>
  )
}
