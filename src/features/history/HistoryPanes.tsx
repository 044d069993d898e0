import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, useCallback, useMemo, useState } from 'react'
import { Opened } from '../../components/Opened'
import type { ArtifactItem, ArtifactRevision } from '../../api/contract/artifacts'
import { revisionQuery } from '../../api/queries/artifacts'
import { keys } from '../../api/queries/keys'
import { dialogDraftOf } from '../../commit/dialog-drafts'
import type { Target } from '../../commit/plan'
import { CommittedAlert } from '../../components/commit/CommittedAlert'
import { SentNotice } from '../../components/commit/SentNotice'
import { familyOf } from '../../families/family-of'
import { modesByDigest } from '../../families/prompt/modes'
import { SaidViewContext } from '../../components/diff/preferences'
import { useArrivals } from '../../components/commit/use-arrivals'
import { useOwner } from '../../components/use-owner'
import { announce } from '../../ui/announcer'
import { useTexts } from '../../ui/language'
import { changeOf, rangeWith, type Compared } from './compared'
import { ComparePane } from './ComparePane'
import { historyTexts } from './texts'
import { RevisionsPane } from './timeline/RevisionsPane'
import type { RevisionAct } from './timeline/RowActions'
import { UnreadEnds } from './UnreadEnds'
import { useHistoryAddress } from './use-history-address'
import { useRestoreReason } from './use-restore-reason'
import type { Revisions } from './use-revisions'

const RestoreDialog = lazy(async () => ({
  default: (await import('./RestoreDialog')).RestoreDialog,
}))

/** Both panes stand between the page's title and the lower edge of the window. */
const HEIGHT = 'max(480px, calc(100dvh - 184px))'

type Props = { target: Target; revisions: Revisions; head: number }

/** The timeline and the change, side by side; which change is in the address alone. */
export function HistoryPanes({ target, revisions, head }: Props) {
  const t = useTexts(historyTexts)
  const { scopeId, family, artifactId } = target
  const { items } = revisions
  const address = useHistoryAddress(head)
  const { compared, view, hidden } = address
  const { from, to } = compared
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true })
  // On a phone, whoever opens the link of a change reads the change first. This is decided once, so that nothing moves when
  // the person chooses another revision or turns the phone.
  const [comparisonFirst] = useState(narrow && address.isGiven)
  // Read by the comparison; here only looked at, for what they tell of revisions that the list has not loaded.
  const start = useQuery({ ...revisionQuery(scopeId, family, artifactId, from), enabled: false })
  const end = useQuery({ ...revisionQuery(scopeId, family, artifactId, to), enabled: false })
  const read = useMemo(
    () => [start.data, end.data].filter((one) => one !== undefined),
    [start.data, end.data],
  )
  const client = useQueryClient()
  const modeOf = useMemo(() => {
    if (!familyOf(family).configures) return undefined
    const contents = client
      .getQueriesData<ArtifactRevision>({ queryKey: keys.contents(scopeId, family, artifactId) })
      .flatMap(([, data]) => data ?? [])
    return modesByDigest(items, [...contents, ...read])
  }, [client, scopeId, family, artifactId, items, read])
  const itemOf = useCallback(
    (revision: number): ArtifactItem | null =>
      [...read, ...items].find((item) => item.revision === revision) ?? null,
    [read, items],
  )
  const owner = useOwner()
  const [restoring, setRestoring] = useState<number | null>(() => {
    const draft = dialogDraftOf(owner, target)
    return draft?.dialog === 'restore' ? draft.revision : null
  })
  const [committed, setCommitted] = useState<number | null>(null)
  const arrivals = useArrivals(head, committed)
  const restoreReason = useRestoreReason(target, items[0]?.content_digest ?? '', modeOf)

  const { compare: setCompared, comparedNow } = address
  const compare = useCallback(
    (next: Compared) => {
      setCompared(next)
      announce(t.changes(next.from, next.to))
    },
    [setCompared, t],
  )
  const restore = useCallback((revision: number) => {
    setCommitted(null)
    setRestoring(revision)
  }, [])
  const onAct = useCallback(
    (act: RevisionAct, revision: number) => {
      if (act === 'restore') restore(revision)
      else if (act === 'change') compare(changeOf(revision))
      else if (act === 'range') compare(rangeWith(comparedNow(), revision))
      else if (act === 'head') compare({ from: revision, to: head })
      else compare({ ...comparedNow(), [act]: revision })
    },
    [compare, comparedNow, head, restore],
  )
  const list = (narrow || !hidden) && (
    <Box
      key="revisions"
      sx={{
        position: { md: 'sticky' },
        top: 16,
        height: { md: HEIGHT },
        minWidth: 0,
        displayPrint: 'none',
      }}
    >
      <RevisionsPane
        revisions={revisions}
        read={read}
        modeOf={modeOf}
        compared={compared}
        restoreReason={restoreReason}
        arrived={arrivals.count}
        folded={hidden}
        onFold={address.setHidden}
        onShowNewest={() => {
          arrivals.seen()
          compare(changeOf(head))
        }}
        onAct={onAct}
      />
    </Box>
  )
  const change = (
    <Box key="change" sx={{ minHeight: { md: HEIGHT }, minWidth: 0, display: 'grid' }}>
      <ComparePane
        target={target}
        compared={compared}
        head={head}
        view={view}
        itemOf={itemOf}
        modeOf={modeOf}
        restoreReason={restoreReason}
        arrived={arrivals.count}
        hidden={narrow ? null : hidden}
        onHide={address.setHidden}
        onCompare={compare}
        onSwap={() => {
          const { from, to } = comparedNow()
          compare({ from: to, to: from })
        }}
        onView={address.setView}
        onRestore={restore}
      />
    </Box>
  )
  return (
    <SaidViewContext value={address.inAddress}>
      {committed !== null ? (
        <CommittedAlert target={target} revision={committed} onClose={() => setCommitted(null)} />
      ) : (
        <SentNotice target={target} />
      )}
      <UnreadEnds head={head} />
      <Box
        sx={{
          displayPrint: 'block',
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            ...(!hidden && {
              md: 'minmax(280px, 38%) minmax(0, 1fr)',
              lg: '392px minmax(0, 1fr)',
            }),
          },
          gap: 2,
          alignItems: 'start',
        }}
      >
        {narrow && comparisonFirst ? [change, list] : [list, change]}
      </Box>
      {restoring !== null && (
        <Opened onClose={() => setRestoring(null)}>
          <RestoreDialog
            target={target}
            revision={restoring}
            head={head}
            onCommitted={(revision) => {
              setRestoring(null)
              setCommitted(revision)
              // Where the address names two revisions, what was committed takes their place. Otherwise the head does.
              if (address.isGiven) setCompared(changeOf(revision))
            }}
            onClose={() => setRestoring(null)}
          />
        </Opened>
      )}
    </SaidViewContext>
  )
}
