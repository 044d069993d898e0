import type { ChangePlan } from '../../../access/change/plan'
import type { Binding } from '../../../api/contract/access'
import { SuccessAlert } from '../../../components/commit/SuccessAlert'
import { useTexts } from '../../../ui/language'
import { changeTexts } from './texts'
import { useWords } from './use-words'

/** What was done last. */
export type DoneChange = { binding: Binding; kind: ChangePlan['kind'] }
type Props = { done: DoneChange; onClose: () => void }

/** Says what was granted or revoked. */
export function DoneAlert({ done: { binding, kind }, onClose }: Props) {
  const t = useTexts(changeTexts)
  const { who } = useWords()
  return (
    <SuccessAlert done={binding} close={t.close} onClose={onClose}>
      {t.done[kind](who(binding.subject), binding.role)}{' '}
      {kind !== 'revoke' && binding.state === 'revoked' && t.revokedSince}
    </SuccessAlert>
  )
}
