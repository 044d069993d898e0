import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link as RouterLink, useParams } from 'react-router'
import { PageHeader } from '../../components/PageHeader'
import { useScopeTitle } from '../../components/use-scope-title'
import { familyOf } from '../../families/family-of'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { ArtifactsList } from './ArtifactsList'
import { FamilyTabs } from './FamilyTabs'
import { artifactsTexts } from './texts'

const PANEL_ID = 'artifacts-of-family'

/** `/scopes/:scopeId/artifacts/:family`: the Artifacts of one family. */
export function ArtifactsPage() {
  const { scopeId = '', family = '' } = useParams()
  return <FamilyOf scopeId={scopeId} family={family} />
}

function FamilyOf({ scopeId, family }: { scopeId: string; family: string }) {
  const t = useTexts(artifactsTexts)
  const scopeTitle = useScopeTitle(scopeId)
  return (
    <>
      <PageHeader
        title={t.heading(family)}
        crumbs={[
          { label: t.scopes, to: paths.scopes() },
          { label: scopeTitle, to: paths.scope(scopeId) },
        ]}
        actions={
          familyOf(family).configures && (
            <Button component={RouterLink} to={paths.prompts(scopeId)} variant="outlined">
              {t.prompts}
            </Button>
          )
        }
      />
      <FamilyTabs scopeId={scopeId} family={family} panelId={PANEL_ID} />
      <Box role="tabpanel" id={PANEL_ID} aria-labelledby={`${PANEL_ID}-${family}`}>
        <ArtifactsList key={family} scopeId={scopeId} family={family} />
      </Box>
    </>
  )
}
