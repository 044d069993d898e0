import { useMemo } from 'react'
import { useParams } from 'react-router'
import { isMissing } from '../../api/missing'
import { artifactPath, listCrumb } from '../../components/artifact-paths'
import { Deferred } from '../../components/Deferred'
import { prepareComparison } from '../../components/diff/LazyComparison'
import { EmptyState } from '../../components/EmptyState'
import { FailureState } from '../../components/FailureState'
import { LoadingRows } from '../../components/LoadingRows'
import { PageHeader } from '../../components/PageHeader'
import { useArtifactTitle } from '../../components/use-artifact-title'
import { useScopeTitle } from '../../components/use-scope-title'
import { familyOf } from '../../families/family-of'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { HistoryPanes } from './HistoryPanes'
import { historyTexts } from './texts'
import { useRevisions } from './use-revisions'

export { readAhead } from './read-ahead'

// The page is there for its comparison: the code of both comes together.
prepareComparison()

/** An Artifact's revisions and what changed between two of them. */
export function HistoryPage() {
  const t = useTexts(historyTexts)
  const { scopeId = '', family = '', artifactId = '' } = useParams()
  const target = useMemo(() => ({ scopeId, family, artifactId }), [scopeId, family, artifactId])
  const scopeTitle = useScopeTitle(scopeId)
  const title = useArtifactTitle(target)
  const revisions = useRevisions(target)
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
      <PageHeader title={t.history(title)} crumbs={crumbs} />
      {head !== undefined ? (
        // What was chosen or typed for one Artifact is not carried over to another.
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
    </>
  )
}
