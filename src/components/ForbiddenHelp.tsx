import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { authorityQuery } from '../api/queries/access'
import { useTexts } from '../ui/language'
import { forbiddenTexts } from './forbidden-texts'
import { WhyNot } from './why-not/WhyNot'
import { useAccessMode } from './use-access-mode'

/**
 * Says which role would help after a refusal. An administrator of the Scope may grant that role, so the help does not send
 * this person to an administrator: scope.admin includes no reading (contract §3). Asking for authority leaves no audit event.
 * @param refused the Scope that was asked about; without it, that of the address
 */
export function ForbiddenHelp({ refused }: { refused?: string | undefined }) {
  const t = useTexts(forbiddenTexts)
  const here = useParams()['scopeId']
  const scopeId = refused ?? here
  const enabled = useAccessMode() === 'enforced' && scopeId !== undefined
  const { data, isLoading } = useQuery({ ...authorityQuery('scope.admin'), enabled })
  // The help waits for the answer: the other sentence would be taken back a moment later.
  if (isLoading) return null
  if (scopeId === undefined) return t.askAdmin
  return (
    <>
      {data?.scopeIds.has(scopeId) ? t.asAdmin : t.askAdmin}{' '}
      <WhyNot scopeId={scopeId} asks={[{ action: 'scope.read', doing: t.read }]} />
    </>
  )
}
