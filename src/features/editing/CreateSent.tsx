import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import type { Owner } from '../../api/session-ids'
import type { Target } from '../../commit/plan'
import { sentRecords } from '../../commit/sent-record'
import { useSentRecord } from '../../commit/use-sent-record'
import { SentAlert } from '../../components/commit/SentAlert'
import { clockTime } from '../../lib/date/format'
import { paths } from '../../routing/paths'
import { useNow } from '../../ui/clock'
import { useLanguage, useTexts } from '../../ui/language'
import { createTexts } from './create-texts'

type Props = { owner: Owner; target: Target }

/** Of a request to make an Artifact that was sent on an earlier opening of this form, and whose outcome was not told then. */
export function CreateSent({ owner, target }: Props) {
  const t = useTexts(createTexts)
  const { tag } = useLanguage()
  const now = useNow()
  const record = useSentRecord(owner, target)
  if (!record) return null
  const { scopeId, family } = target
  return (
    <SentAlert
      title={t.sentTitle(clockTime(record.at, now, tag))}
      dismiss={t.dismiss}
      onDismiss={() => sentRecords.forget(owner, target)}
    >
      {t.sentHelp(family)}{' '}
      <Link
        component={RouterLink}
        to={paths.artifacts(scopeId, family)}
        color="inherit"
        underline="always"
      >
        {t.openList}
      </Link>
    </SentAlert>
  )
}
