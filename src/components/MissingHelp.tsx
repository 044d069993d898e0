import Link from '@mui/material/Link'
import { Link as RouterLink, useLocation, useParams } from 'react-router'
import { isAskable } from '../api/contract/askable'
import { useScopeName } from '../names/use-scope-name'
import { paths } from '../routing/paths'
import type { ArtifactPlace } from '../routing/resource-param'
import { useTexts } from '../ui/language'
import { listCrumb } from './artifact-paths'
import { missingTexts } from './missing-texts'

/**
 * Leads on from what does not exist: to the list that it would stand in, and to the Scope. The server tells only those who
 * may read the Scope that something is missing (contract §2), so neither link meets a refusal.
 * @param missing the Artifact that was asked about; without it, what the address names
 */
export function MissingHelp({ missing }: { missing?: ArtifactPlace | undefined }) {
  const t = useTexts(missingTexts)
  const here = useParams()
  const { pathname } = useLocation()
  const { scopeId = '', family = here['promptKey'] && 'prompt' } = missing ?? here
  const title = useScopeName(scopeId) ?? scopeId
  if (!isAskable('scope', scopeId)) return null
  const list = family ? listCrumb(scopeId, family, t.prompts) : null
  return (
    <>
      {t.goOn}{' '}
      {list && list.to !== pathname && (
        <Link component={RouterLink} to={list.to} sx={{ mr: 1.5 }}>
          {list.label}
        </Link>
      )}
      <Link component={RouterLink} to={paths.scope(scopeId)}>
        {title}
      </Link>
    </>
  )
}
