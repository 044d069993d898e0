import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { WhyNot } from '../../components/why-not/WhyNot'
import { useTexts } from '../../ui/language'
import { scopeTexts } from './scope-texts'

type Props = {
  scopeId: string
  /** Whether the caller administers this Scope. */
  administers: boolean
  /** Whether the caller may list all Scopes. */
  observes: boolean
  /** The Scope was found in the list that server.observe opens. */
  listed: boolean
}

/** Why a Scope's content is not shown to a caller without a reading role, and what would help (contract §3). */
export function ScopeNotice({ scopeId, administers, observes, listed }: Props) {
  const t = useTexts(scopeTexts)
  const unseen = !administers && !listed
  const [title, help] = administers
    ? [t.adminOnlyTitle, listed ? t.adminListed : t.adminOnly]
    : listed
      ? [t.listedOnlyTitle, t.listedOnly]
      : observes
        ? [t.missingTitle, t.missing]
        : [t.closedTitle, t.closed]
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2 }}>
      <AlertTitle>{title}</AlertTitle>
      {help}{' '}
      {unseen && !observes && (
        <WhyNot scopeId={scopeId} asks={[{ action: 'scope.read', doing: t.readScope }]} />
      )}
    </Alert>
  )
}
