import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { isMissing } from '../../api/missing'
import { revisionQuery } from '../../api/queries/artifacts'
import type { Target } from '../../commit/plan'
import { artifactPath, listCrumb } from '../../components/artifact-paths'
import { Deferred } from '../../components/Deferred'
import { prepareComparison } from '../../components/diff/LazyComparison'
import { EmptyState } from '../../components/EmptyState'
import { FailureState } from '../../components/FailureState'
import { LoadingRows } from '../../components/LoadingRows'
import { PageHeader } from '../../components/PageHeader'
import { useScopeTitle } from '../../components/use-scope-title'
import { familyOf } from '../../families/family-of'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { HistoryPanes } from './HistoryPanes'
import { historyTexts } from './texts'
import { useHistoryAddress } from './use-history-address'
import { useRevisions, type Revisions } from './use-revisions'
import { readingOf, useTitleOfRead, type Reading } from './use-title-of-read'

export { readAhead } from './read-ahead'

// The page is there for its comparison: the code of both comes together.
prepareComparison()

/** The reading of the newer one of the compared revisions. The hook asks for nothing: the comparison does. */
function useReading({ scopeId, family, artifactId }: Target, revisions: Revisions): Reading {
  const { to } = useHistoryAddress(revisions.items[0]?.revision ?? 1).compared
  const content = useQuery({ ...revisionQuery(scopeId, family, artifactId, to), enabled: false })
  if (revisions.loaded && revisions.items.length > 0) return readingOf(content, content.data)
  return { content: undefined, isAwaited: revisions.awaited }
}

/** An Artifact's revisions and what changed between two of them. */
export function HistoryPage() {
  const t = useTexts(historyTexts)
  const { scopeId = '', family = '', artifactId = '' } = useParams()
  const target = useMemo(() => ({ scopeId, family, artifactId }), [scopeId, family, artifactId])
  const scopeTitle = useScopeTitle(scopeId)
  const revisions = useRevisions(target)
  const { title, isTitleAwaited } = useTitleOfRead(target, useReading(target, revisions))
  const crumbs = [
    { label: t.scopes, to: paths.scopes() },
    { label: scopeTitle, to: paths.scope(scopeId) },
    listCrumb(scopeId, family, t.prompts),
    { label: title, to: artifactPath(scopeId, family, artifactId) },
  ]
  const { failure, loaded, items } = revisions
  const head = items[0]?.revision
  const unsaved = familyOf(family).configures && isMissing(failure)
  return (
    <>
      <PageHeader title={t.history(title)} awaited={isTitleAwaited} crumbs={crumbs} />
      {/* On a phone a name may take fewer lines than the id, or more. What is below would move with it. */}
      <Box sx={{ visibility: isTitleAwaited ? 'hidden' : 'visible' }}>
        {head !== undefined ? (
          // With this key React makes new panes for another Artifact, so that they keep nothing that was chosen or typed for this one.
          <Deferred key={JSON.stringify(target)} fallback={<LoadingRows rows={12} />}>
            <HistoryPanes target={target} revisions={revisions} head={head} />
          </Deferred>
        ) : loaded || unsaved ? (
          <EmptyState title={t.none}>{t.noneHelp}</EmptyState>
        ) : failure ? (
          <FailureState error={failure} onRetry={revisions.retry} />
        ) : (
          <LoadingRows rows={12} />
        )}
      </Box>
    </>
  )
}
