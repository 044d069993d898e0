import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { isNew } from '../../commit/new-target'
import type { Target } from '../../commit/plan'
import { useScopeAdmin } from '../../components/commit/use-scope-admin'
import { useArtifactTitle } from '../../components/use-artifact-title'
import { WhyNot } from '../../components/why-not/WhyNot'
import { familyOf } from '../../families/family-of'
import { paths } from '../../routing/paths'
import { artifactParam } from '../../routing/resource-param'
import { useTexts } from '../../ui/language'
import { editTexts } from './texts'

type Props = { target: Target; reason: string | null }

/** Why nothing that is typed here can be committed, and the way to what would help. */
export function MayNotCommit({ target, reason }: Props) {
  const t = useTexts(editTexts)
  const { writer } = familyOf(target.family)
  if (!isNew(target) && writer === 'owner')
    return (
      <>
        {reason} <WhoReplaces target={target} />
      </>
    )
  const ask =
    isNew(target) || writer === 'scope.contribute'
      ? ({ action: 'scope.contribute', doing: isNew(target) ? t.reviewNew : t.review } as const)
      : ({ action: 'scope.admin', doing: t.review } as const)
  return (
    <>
      {reason} <WhyNot scopeId={target.scopeId} asks={[ask]} />
    </>
  )
}

/** The way to the owner, for those whom Access tells who that is. */
function WhoReplaces({ target }: { target: Target }) {
  const t = useTexts(editTexts)
  const admin = useScopeAdmin(target.scopeId)
  const title = useArtifactTitle(target)
  if (admin !== 'allowed') return null
  const resource = artifactParam(target)
  return (
    <Link component={RouterLink} to={paths.access({ resource, view: 'who', can: 'edit' })}>
      {t.whoReplaces(title)}
    </Link>
  )
}
