import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink, useParams, useSearchParams } from 'react-router'
import { isMissing } from '../../api/missing'
import { headQuery, revisionQuery } from '../../api/queries/artifacts'
import { artifactPath, listCrumb } from '../../components/artifact-paths'
import { useUnreadReason } from '../../components/commit/use-unread-reason'
import { CompareWithButton } from '../../components/compare/CompareWithButton'
import { prepareComparison } from '../../components/diff/LazyComparison'
import { EmptyState } from '../../components/EmptyState'
import { PageHeader } from '../../components/PageHeader'
import { useScopeTitle } from '../../components/use-scope-title'
import { familyOf } from '../../families/family-of'
import { compareSides, isComparable, isSameArtifact } from '../../routing/compare-sides'
import { paths, type Side } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { AcrossComparison } from './across/AcrossComparison'
import { acrossTexts } from './across/across-texts'
import { historyTexts } from './texts'
import { UnreadEnds } from './UnreadEnds'
import { readingOf, useTitleOfRead } from './use-title-of-read'

// The page is there for its comparison: the code of both comes together.
prepareComparison()

/** The reading of the address's Artifact. The hook asks for nothing: the comparison does. */
function useHere({ scopeId, family, artifactId, revision }: Side) {
  const head = useQuery({ ...headQuery(scopeId, family, artifactId), enabled: false })
  const pinned = useQuery({
    ...revisionQuery(scopeId, family, artifactId, revision ?? 1),
    enabled: false,
  })
  return revision === null
    ? { error: head.error, reading: readingOf(head, head.data?.revision) }
    : { error: pinned.error, reading: readingOf(pinned, pinned.data) }
}

/** Why the Artifact of the address cannot be compared with any other. */
function useHereUnread({ family, revision }: Side, error: Error | null): string | null {
  // A Prompt without a head runs the built-in text, and an Artifact may be there of which one revision is missing.
  const isOpen = isMissing(error) && (revision !== null || familyOf(family).configures)
  return useUnreadReason(isOpen ? null : error)
}

/** `…/:artifactId/compare`: an Artifact beside another one of its family, or why the two cannot be compared. */
export function ComparePage() {
  const t = useTexts(acrossTexts)
  const h = useTexts(historyTexts)
  const [params] = useSearchParams()
  const { here, there } = compareSides(useParams(), params)
  const { scopeId, family, artifactId } = here
  const scopeTitle = useScopeTitle(scopeId)
  const compares = there !== null && isComparable(here, there)
  const { error, reading } = useHere(here)
  const { title, isTitleAwaited } = useTitleOfRead(here, reading)
  const unread = useHereUnread(here, error)
  const revisions = { from: here.revision ?? undefined, to: there?.revision ?? undefined }
  return (
    <>
      <PageHeader
        title={t.comparison(title)}
        awaited={compares && isTitleAwaited}
        crumbs={[
          { label: h.scopes, to: paths.scopes() },
          { label: scopeTitle, to: paths.scope(scopeId) },
          listCrumb(scopeId, family, h.prompts),
          { label: title, to: artifactPath(scopeId, family, artifactId) },
        ]}
        actions={<CompareWithButton place={here} disabledReason={unread} />}
      />
      {compares && <UnreadEnds head={null} />}
      {there === null ? (
        <EmptyState title={t.noOther}>{t.noOtherHelp}</EmptyState>
      ) : compares ? (
        // On a phone the title takes one line more as long as it has the id. What is below would move with it.
        <Box sx={{ visibility: isTitleAwaited ? 'hidden' : 'visible' }}>
          <AcrossComparison here={here} there={there} />
        </Box>
      ) : !isSameArtifact(here, there) ? (
        <EmptyState title={t.otherFamily}>{t.otherFamilyHelp(family, there.family)}</EmptyState>
      ) : (
        <EmptyState title={t.sameArtifact}>
          {t.sameArtifactHelp}{' '}
          <Button
            variant="text"
            component={RouterLink}
            to={paths.history(scopeId, family, artifactId, revisions)}
          >
            {t.toHistory}
          </Button>
        </EmptyState>
      )}
    </>
  )
}
