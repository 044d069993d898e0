import Button from '@mui/material/Button'
import { Link as RouterLink, useParams, useSearchParams } from 'react-router'
import { artifactPath, listCrumb } from '../../components/artifact-paths'
import { CompareWithButton } from '../../components/compare/CompareWithButton'
import { prepareComparison } from '../../components/diff/LazyComparison'
import { EmptyState } from '../../components/EmptyState'
import { PageHeader } from '../../components/PageHeader'
import { useArtifactTitle } from '../../components/use-artifact-title'
import { useScopeTitle } from '../../components/use-scope-title'
import { compareSides, isComparable, isSameArtifact } from '../../routing/compare-sides'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { AcrossComparison } from './across/AcrossComparison'
import { acrossTexts } from './across/across-texts'
import { historyTexts } from './texts'

// The page is there for its comparison: the code of both comes together.
prepareComparison()

/** `…/:artifactId/compare`: an Artifact beside another one of its family, or why the two cannot be compared. */
export function ComparePage() {
  const t = useTexts(acrossTexts)
  const h = useTexts(historyTexts)
  const [params] = useSearchParams()
  const { here, there } = compareSides(useParams(), params)
  const { scopeId, family, artifactId } = here
  const scopeTitle = useScopeTitle(scopeId)
  const title = useArtifactTitle(here)
  const revisions = { from: here.revision ?? undefined, to: there?.revision ?? undefined }
  return (
    <>
      <PageHeader
        title={t.comparison(title)}
        crumbs={[
          { label: h.scopes, to: paths.scopes() },
          { label: scopeTitle, to: paths.scope(scopeId) },
          listCrumb(scopeId, family, h.prompts),
          { label: title, to: artifactPath(scopeId, family, artifactId) },
        ]}
        actions={<CompareWithButton place={here} />}
      />
      {there === null ? (
        <EmptyState title={t.noOther}>{t.noOtherHelp}</EmptyState>
      ) : isComparable(here, there) ? (
        <AcrossComparison here={here} there={there} />
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
