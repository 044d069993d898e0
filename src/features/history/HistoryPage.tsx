import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import * as v from 'valibot'
import type { ArtifactRevision } from '../../api/contract/artifacts'
import { isApiError } from '../../api/errors'
import { revisionsQuery } from '../../api/queries/artifacts'
import { keys } from '../../api/queries/keys'
import { promptQuery } from '../../api/queries/prompts'
import { CommittedAlert } from '../../components/commit/CommittedAlert'
import { draftOf } from '../../components/commit/drafts'
import { commitTexts } from '../../components/commit/texts'
import { useScopeAdmin } from '../../components/commit/use-scope-admin'
import { CopyButton } from '../../components/CopyButton'
import { EmptyState } from '../../components/EmptyState'
import { FailureState } from '../../components/FailureState'
import { LoadingRows } from '../../components/LoadingRows'
import { LoadMore } from '../../components/LoadMore'
import { PageHeader } from '../../components/PageHeader'
import { useScopeTitle } from '../../components/use-scope-title'
import { paths } from '../../routing/paths'
import { readSearch, RevisionParam, withParams } from '../../routing/search-params'
import { useTexts } from '../../ui/language'
import { comparedOf } from './compared'
import { Comparison } from './Comparison'
import { modesByDigest, sameContentAs } from './revision-facts'
import { RevisionField } from './RevisionField'
import { RevisionRow } from './RevisionRow'
import { historyTexts } from './texts'

const RestoreDialog = lazy(async () => ({
  default: (await import('./RestoreDialog')).RestoreDialog,
}))

/** An Artifact's revisions and what changed between two of them. */
export function HistoryPage() {
  const t = useTexts(historyTexts)
  const c = useTexts(commitTexts)
  const { scopeId = '', family = '', artifactId = '' } = useParams()
  const target = useMemo(() => ({ scopeId, family, artifactId }), [scopeId, family, artifactId])
  const isPrompt = family === 'prompt'
  const [params, setParams] = useSearchParams()
  const search = readSearch(params, {
    from: RevisionParam,
    to: RevisionParam,
    view: v.picklist(['split', 'unified']),
  })
  const view = search.view ?? 'unified'
  const client = useQueryClient()
  const admin = useScopeAdmin(scopeId)
  const scopeTitle = useScopeTitle(scopeId)
  // Read by the comparison and the dialog when they need it; here only looked at.
  const prompt = useQuery({ ...promptQuery(scopeId, artifactId), enabled: false }).data
  const revisions = useInfiniteQuery(revisionsQuery(scopeId, family, artifactId))
  const items = useMemo(
    () => revisions.data?.pages.flatMap((page) => page.items) ?? [],
    [revisions.data],
  )
  const [restoring, setRestoring] = useState<number | null>(() => {
    const draft = draftOf(target)
    return draft?.dialog === 'restore' ? draft.revision : null
  })
  const [committed, setCommitted] = useState<number | null>(null)

  const crumbs = [
    { label: t.scopes, to: paths.scopes() },
    { label: scopeTitle, to: paths.scope(scopeId) },
    isPrompt
      ? { label: t.prompts, to: paths.prompts(scopeId) }
      : { label: family, to: paths.artifacts(scopeId, family) },
    {
      label: artifactId,
      to: isPrompt
        ? paths.prompt(scopeId, artifactId)
        : paths.artifact(scopeId, family, artifactId),
    },
  ]
  const header = <PageHeader title={t.history(artifactId)} crumbs={crumbs} />
  const newest = items[0]
  if (revisions.error && !newest) {
    const unsaved =
      isPrompt &&
      isApiError(revisions.error) &&
      // 1.0 answers the second one for a Prompt that was never saved.
      ['artifact_not_found', 'artifact_owner_pending'].includes(revisions.error.code)
    return (
      <>
        {header}
        {unsaved ? (
          <EmptyState title={t.none}>{t.noneHelp}</EmptyState>
        ) : (
          <FailureState error={revisions.error} onRetry={() => void revisions.refetch()} />
        )}
      </>
    )
  }
  if (!revisions.data) {
    return (
      <>
        {header}
        <LoadingRows rows={12} />
      </>
    )
  }
  if (!newest) {
    return (
      <>
        {header}
        <EmptyState title={t.none}>{t.noneHelp}</EmptyState>
      </>
    )
  }
  const head = newest.revision
  const compared = comparedOf(head, search)
  const compare = (changes: Record<string, string | number | null>) =>
    setParams((old) => withParams(old, changes), { preventScrollReset: true })
  const loaded = client
    .getQueriesData<ArtifactRevision>({
      queryKey: keys.revision(scopeId, family, artifactId, 0).slice(0, 4),
    })
    .flatMap(([, data]) => data ?? [])
  const modeOf = isPrompt ? modesByDigest(items, loaded) : () => null
  const sameAs = sameContentAs(items)
  const restoreReason = (digest: string) => {
    if (!isPrompt) return undefined
    if (admin === 'denied') return c.needAdmin
    if (admin === 'checking') return c.checkingRole
    if (digest === newest.content_digest) return c.sameAsHead
    const custom = modeOf(digest) === 'custom'
    return custom && prompt && prompt.status !== 'supported' ? c.cannotHonour : null
  }
  return (
    <>
      {header}
      {committed !== null && (
        <CommittedAlert revision={committed} onClose={() => setCommitted(null)} />
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '360px minmax(0, 1fr)' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <Box
          sx={{
            border: '1px solid',
            borderColor: 'line.main',
            borderRadius: 1,
            bgcolor: 'background.paper',
            overflow: 'hidden',
            display: 'flex',
            flexDirection: 'column',
            maxHeight: { xs: 360, lg: 'max(420px, calc(100dvh - 190px))' },
          }}
        >
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'baseline',
              px: 1.5,
              py: 1,
              borderBottom: '1px solid',
              borderColor: 'line.main',
            }}
          >
            <Typography variant="h2">{t.revisions}</Typography>
            <Typography variant="caption" color="textSecondary">
              {t.count(items.length, !revisions.hasNextPage)}
            </Typography>
          </Box>
          <Box
            sx={{ overflow: 'auto', position: 'relative' }}
            tabIndex={0}
            role="group"
            aria-label={t.revisions}
          >
            <Box
              component="ol"
              reversed
              aria-label={t.revisions}
              sx={{ m: 0, p: 0, listStyle: 'none' }}
            >
              {items.map((item) => (
                <RevisionRow
                  key={item.revision}
                  item={item}
                  isHead={item.revision === head}
                  mode={modeOf(item.content_digest)}
                  sameAs={sameAs.get(item.revision) ?? null}
                  isFrom={item.revision === compared.from}
                  isTo={item.revision === compared.to}
                  restoreReason={restoreReason(item.content_digest)}
                  onChoose={(end, revision) =>
                    compare({ from: compared.from, to: compared.to, [end]: revision })
                  }
                  onCompareWithHead={(revision) => compare({ from: revision, to: head })}
                  onRestore={(revision) => {
                    setCommitted(null)
                    setRestoring(revision)
                  }}
                />
              ))}
            </Box>
            <LoadMore
              hasMore={revisions.hasNextPage}
              loading={revisions.isFetchingNextPage}
              error={revisions.isFetchNextPageError ? revisions.error : null}
              onLoadMore={() => void revisions.fetchNextPage()}
            />
          </Box>
        </Box>
        <Box
          component="section"
          aria-label={t.changes(compared.from, compared.to)}
          sx={{ minWidth: 0 }}
        >
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap', mb: 1.5 }}>
            <Typography variant="h2" sx={{ mr: 'auto' }}>
              {t.changes(compared.from, compared.to)}
            </Typography>
            <RevisionField
              label={t.fromField}
              value={compared.from}
              max={head}
              onChoose={(from) => compare({ from, to: compared.to })}
            />
            <RevisionField
              label={t.toField}
              value={compared.to}
              max={head}
              onChoose={(to) => compare({ from: compared.from, to })}
            />
            <Button
              variant="outlined"
              onClick={() => compare({ from: compared.to, to: compared.from })}
            >
              {t.swap}
            </Button>
            <FormControlLabel
              label={t.sideBySide}
              sx={{ mr: 0 }}
              control={
                <Switch
                  size="small"
                  checked={view === 'split'}
                  onChange={(_event, split) => compare({ view: split ? 'split' : null })}
                />
              }
            />
          </Box>
          <Comparison {...target} compared={compared} head={head} view={view} />
          <Box sx={{ mt: 1 }}>
            <CopyButton value={location.href} what={t.link} label={t.copyLink} />
          </Box>
        </Box>
      </Box>
      <Suspense fallback={null}>
        {restoring !== null && isPrompt && (
          <RestoreDialog
            target={target}
            revision={restoring}
            head={head}
            onCommitted={(revision) => {
              setRestoring(null)
              setCommitted(revision)
            }}
            onClose={() => setRestoring(null)}
          />
        )}
      </Suspense>
    </>
  )
}
