import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useId, useState, useSyncExternalStore } from 'react'
import { Link as RouterLink } from 'react-router'
import type { Owner } from '../../api/session-ids'
import type { Target } from '../../commit/plan'
import { sentRecords } from '../../commit/sent-record'
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
  const titleId = useId()
  // Found on opening: what is sent from here later has a dialog that tells of it.
  const [found] = useState(() => sentRecords.stored(owner, target))
  const stored = useSyncExternalStore(sentRecords.subscribe, () =>
    sentRecords.stored(owner, target),
  )
  const record = stored === found ? sentRecords.read(found) : null
  if (!record) return null
  const { scopeId, family } = target
  return (
    <Alert
      severity="warning"
      role="region"
      aria-labelledby={titleId}
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" onClick={() => sentRecords.forget(owner, target)}>
          {t.dismiss}
        </Button>
      }
    >
      <AlertTitle id={titleId}>{t.sentTitle(clockTime(record.at, now, tag))}</AlertTitle>
      {t.sentHelp(family)}{' '}
      <Link
        component={RouterLink}
        to={paths.artifacts(scopeId, family)}
        color="inherit"
        underline="always"
      >
        {t.openList}
      </Link>
    </Alert>
  )
}
