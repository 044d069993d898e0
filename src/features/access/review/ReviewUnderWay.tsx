import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, type ReactNode } from 'react'
import { serverNow } from '../../../api/server-clock'
import { choiceOf } from '../../../access/change/review/choice'
import type { Item, Review } from '../../../access/change/review/review'
import {
  indexOf,
  isSettled,
  newSince,
  sinceOf,
  type Since,
} from '../../../access/change/review/since'
import { exactTime } from '../../../lib/date/stamp'
import { useNames } from '../../../names/use-names'
import { useTexts } from '../../../ui/language'
import { WholeTimes } from '../../../ui/WholeTimes'
import { placeText } from '../place-text'
import { tableTexts } from '../table-texts'
import { UsesPanel } from '../uses/UsesPanel'
import { DiscardReview } from './DiscardReview'
import { ReviewFiles } from './ReviewFiles'
import { ReportReview } from './ReportReview'
import { SendReview } from './SendReview'
import type { ReviewRow } from './review-row'
import { ReviewTable } from './ReviewTable'
import { chosenRows, reviewableRows } from './reviewable'
import { reviewTexts } from './texts'
import type { useReview } from './use-review'
import type { Reviewed } from './use-reviewed'

type Props = {
  reviewed: Reviewed
  review: Review
  work: ReturnType<typeof useReview>
  /** What was read so far of the further Scopes' lists. */
  further: ReactNode
}

/** A review that was begun: how far it is, what is decided of each binding, and what changed on the server meanwhile. */
export function ReviewUnderWay({ reviewed, review, work, further }: Props) {
  const t = useTexts(reviewTexts)
  const table = useTexts(tableTexts)
  const names = useNames()
  const { shown, parts, isReading, isRead } = reviewed
  const { items, startedAt, startedBy } = review
  const choice = useMemo(() => choiceOf(review.choice), [review.choice])
  const { me } = work
  const index = useMemo(() => indexOf(shown.bindings), [shown.bindings])
  // A row stays the same object until something of it changes: a letter typed in one of a thousand draws that one.
  const known = useMemo(
    () => ({
      rows: new WeakMap<Item, ReviewRow>(),
      since: (item: Item): Since =>
        isRead(item.seen) ? sinceOf(item, index, me) : { kind: 'unread' },
    }),
    [index, isRead, me],
  )
  const rows = useMemo(
    () =>
      items.map((item) => {
        const row = known.rows.get(item) ?? { item, since: known.since(item) }
        known.rows.set(item, row)
        return row
      }),
    [items, known],
  )
  const all = useMemo(() => reviewableRows(parts), [parts])
  const matching = useMemo(
    () =>
      chosenRows(all, choice, ({ subject }) =>
        (names.principal(subject) ?? subject.id).toLowerCase(),
      ),
    [all, choice, names],
  )
  // A successor of a reviewed binding is shown beside it.
  const successors = new Set(
    rows.flatMap(({ since }) =>
      since.kind === 'changed' && since.successor ? [since.successor.binding_id] : [],
    ),
  )
  const added = newSince(
    review,
    matching.map(({ binding }) => binding),
  ).filter(({ binding_id: id }) => !successors.has(id))
  const decided = rows.filter(({ item, since }) =>
    // A binding that the lists lack may still come until they are read to their end, so it does not count as ended.
    isSettled(item, isReading ? { kind: 'unread' } : since, serverNow()),
  ).length
  const people = choice.people.map(
    (subject) => names.principal({ ...subject, description: null }) ?? subject.id,
  )
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {t.heading(t.list(parts.map(({ resource }) => placeText(resource, table, names))))}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <WholeTimes
          text={t.startedBy(
            exactTime(startedAt, 'local').replace('.000', ''),
            names.principal(startedBy) ?? startedBy.id,
          )}
        />{' '}
        {t.chosen({
          scopes: choice.scopes.map((id) => names.scope(id) ?? id),
          roles: choice.roles,
          people,
          search: choice.person,
        })}{' '}
        {work.isKept && t.kept}
      </Typography>
      {!work.isKept && (
        <Alert severity="warning" role="alert">
          <AlertTitle>{t.notKept}</AlertTitle>
          {t.notKeptHelp}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography role="status" sx={{ fontWeight: 600, mr: 'auto' }}>
          {t.progress(decided, items.length)}
        </Typography>
        <ReviewFiles review={review} work={work} />
        <DiscardReview onDiscard={() => work.set(null)} />
        <ReportReview review={review} rows={rows} reviewed={reviewed} work={work} />
        <SendReview rows={rows} reviewed={reviewed} work={work} />
      </Box>
      {further}
      {added.length > 0 && !isReading && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" variant="outlined" onClick={() => work.add(added)}>
              {t.add}
            </Button>
          }
        >
          <AlertTitle>
            {/* Of a Scope that was refused when it began, older bindings come too. */}
            {review.unread ? t.notInYet(added.length) : t.newSince(added.length)}
          </AlertTitle>
          {t.newHelp}
        </Alert>
      )}
      <UsesPanel
        resources={parts.map(({ resource }) => resource)}
        subject={choice.people.length === 1 ? (choice.people[0] ?? null) : null}
        wanted={items.map(({ seen }) => seen)}
        uses={review.uses ?? null}
        onUses={work.setUses}
      />
      <ReviewTable rows={rows} shown={shown} work={work} isReading={isReading} />
    </Box>
  )
}
