import { useQuery } from '@tanstack/react-query'
import { useParams, type Params } from 'react-router'
import { authorityQuery } from '../api/queries/access'
import type { ArtifactPlace } from '../routing/resource-param'
import { useTexts } from '../ui/language'
import { forbiddenTexts } from './forbidden-texts'
import { WhyNot } from './why-not/WhyNot'
import { useAccessMode } from './use-access-mode'

/** The Artifact that an address names; a Prompt is named by its key alone. */
function artifactIn({
  scopeId,
  promptKey,
  family = promptKey && 'prompt',
  artifactId = promptKey,
}: Params): ArtifactPlace | undefined {
  return scopeId && family && artifactId ? { scopeId, family, artifactId } : undefined
}

/**
 * Says which role would help after a refusal. An administrator of the Scope may grant that role, so the help does not send
 * this person to an administrator: scope.admin includes no reading (contract §3). Asking for authority leaves no audit event.
 * @param refused the Artifact that was asked about; without it, the Scope of the address, and its Artifact if it names one
 */
export function ForbiddenHelp({ refused }: { refused?: ArtifactPlace | undefined }) {
  const t = useTexts(forbiddenTexts)
  const here = useParams()
  const scopeId = refused?.scopeId ?? here['scopeId']
  const artifact = refused ?? artifactIn(here)
  const enabled = useAccessMode() === 'enforced' && scopeId !== undefined
  const { data, isLoading } = useQuery({ ...authorityQuery('scope.admin'), enabled })
  // The help waits for the answer: the other sentence would be taken back a moment later.
  if (isLoading) return null
  if (scopeId === undefined) return t.askAdmin
  return (
    <>
      {data?.scopeIds.has(scopeId) ? t.asAdmin : t.askAdmin}{' '}
      <WhyNot {...{ scopeId, artifact }} asks={[{ action: 'scope.read', doing: t.read }]} />
    </>
  )
}
