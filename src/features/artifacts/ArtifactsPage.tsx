import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link as RouterLink, useParams, useSearchParams } from 'react-router'
import { artifactListQuery } from '../../api/queries/artifacts'
import { creatingTexts } from '../../components/creating/texts'
import { useMayCreate } from '../../components/creating/use-may-create'
import { PageHeader } from '../../components/PageHeader'
import { tabId } from '../../components/TabList'
import { ReasonedLink } from '../../components/ReasonedLink'
import { useFamilies } from '../../components/use-families'
import { useScopeTitle } from '../../components/use-scope-title'
import { WhyNot } from '../../components/why-not/WhyNot'
import { familyOf } from '../../families/family-of'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { ArtifactsList } from './ArtifactsList'
import { FamilyTabs } from './FamilyTabs'
import { taggedIn } from './tagged-search'
import { artifactsTexts } from './texts'

const PANEL_ID = 'artifacts-of-family'

/** `/scopes/:scopeId/artifacts/:family`: the Artifacts of one family. */
export function ArtifactsPage() {
  const { scopeId = '', family = '' } = useParams()
  return <FamilyOf scopeId={scopeId} family={family} />
}

function FamilyOf({ scopeId, family }: { scopeId: string; family: string }) {
  const t = useTexts(artifactsTexts)
  const creating = useTexts(creatingTexts)
  const scopeTitle = useScopeTitle(scopeId)
  const mayNotCreate = useMayCreate(scopeId).reasonFor(family)
  // An address may name anything. Only a name that the server has answered for is a family.
  const [params] = useSearchParams()
  const tagged = taggedIn(params)
  const listed = artifactListQuery(scopeId, family, tagged)
  const answered = useInfiniteQuery({ ...listed, enabled: false }).data
  const families = useFamilies(answered && family)
  const { configures, fresh, onePerScope } = familyOf(family)
  const hasOne = onePerScope && answered?.pages.some(({ items }) => items.length > 0)
  // On a phone it would stand below the title, and the tabs of the families that have it lower than those of others.
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const toCreate = fresh && (
    <ReasonedLink
      to={paths.create(scopeId, family)}
      variant="contained"
      disabledReason={mayNotCreate ?? (hasOne ? creating.oneOnly : null)}
    >
      {creating.newOf(family)}
    </ReasonedLink>
  )
  const whyNot = fresh && mayNotCreate !== null && (
    <WhyNot
      scopeId={scopeId}
      asks={[{ action: 'scope.contribute', doing: creating.newOf(family) }]}
    />
  )
  return (
    <>
      <PageHeader
        title={t.heading(family)}
        crumbs={[
          { label: t.scopes, to: paths.scopes() },
          { label: scopeTitle, to: paths.scope(scopeId) },
        ]}
        actions={
          <>
            {configures && (
              <Button component={RouterLink} to={paths.prompts(scopeId)} variant="outlined">
                {t.prompts}
              </Button>
            )}
            {!phone && whyNot}
            {!phone && toCreate}
          </>
        }
      />
      <FamilyTabs scopeId={scopeId} family={family} families={families} panelId={PANEL_ID} />
      <Box
        id={PANEL_ID}
        {...(families.includes(family) && {
          role: 'tabpanel',
          'aria-labelledby': tabId(PANEL_ID, family),
        })}
      >
        {phone && toCreate && (
          <Box sx={{ mb: 1, display: 'flex', alignItems: 'center', gap: 1 }}>
            {toCreate}
            {whyNot}
          </Box>
        )}
        <ArtifactsList key={family} scopeId={scopeId} family={family} />
      </Box>
    </>
  )
}
