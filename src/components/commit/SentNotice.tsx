import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import type { Owner } from '../../api/session-ids'
import type { Target } from '../../commit/plan'
import { sentClaim } from '../../commit/sent-claim'
import { sentRecords } from '../../commit/sent-record'
import { useKnownHead } from '../../commit/use-known-head'
import { useSentRecord } from '../../commit/use-sent-record'
import { clockTime } from '../../lib/date/format'
import { usePrincipalNames } from '../../names/use-principal-names'
import { paths } from '../../routing/paths'
import { useNow } from '../../ui/clock'
import { timeOfDay } from '../../lib/date/time-of-day'
import { useLanguage, useTexts } from '../../ui/language'
import { useOwner } from '../use-owner'
import { SentAlert } from './SentAlert'
import { sentTexts } from './sent-texts'

/** Of a commit that was sent on an earlier opening, and whose outcome was not told then: what is known of it now. */
export function SentNotice({ target }: { target: Target }) {
  const owner = useOwner()
  if (owner === null) return null
  return <OwnNotice key={JSON.stringify([owner, target])} owner={owner} target={target} />
}

function OwnNotice({ owner, target }: { owner: Owner; target: Target }) {
  const t = useTexts(sentTexts)
  const { tag } = useLanguage()
  const now = useNow()
  const record = useSentRecord(owner, target)
  const nameOf = usePrincipalNames()
  const { head, me, authorOf } = useKnownHead(target)
  // Of an Artifact that was to be made, the form tells: nothing here has its id.
  if (!record || !head || record.kind === 'create') return null
  const { base, kind, at } = record
  const made = base + 1
  const author = authorOf(made)
  const claim = sentClaim(record, head, me, author)
  const exists = author
    ? t.existsBy(made, nameOf(author) ?? author.id)
    : author === null
      ? t.existsByNobody(made)
      : t.exists(made)
  const readAt = timeOfDay(head.at, tag)
  const { scopeId, family, artifactId } = target
  const between = base > 0 ? { from: base, to: made } : {}
  return (
    <SentAlert
      title={t.title(t[kind], made, clockTime(at, now, tag))}
      dismiss={t.dismiss}
      onDismiss={() => sentRecords.forget(owner, target)}
    >
      {claim === 'read-before' && t.readBefore}
      {claim === 'unmoved' && `${t.unmoved} ${t.stillHead(base, readAt)} ${t.noMoreRechecks}`}
      {(claim === 'others' || claim === 'not-known') && (
        <>
          {exists} {claim === 'others' ? t.others : t.notKnown}{' '}
          <Link
            component={RouterLink}
            to={paths.history(scopeId, family, artifactId, between)}
            color="inherit"
            underline="always"
          >
            {base > 0 ? t.compare(base, made) : t.history}
          </Link>
        </>
      )}
    </SentAlert>
  )
}
