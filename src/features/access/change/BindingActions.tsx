import Box from '@mui/material/Box'
import { strangeIn } from '../../../access/change/strange'
import type { RoleRules } from '../../../access/types'
import type { Binding } from '../../../api/contract/access'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { useTexts } from '../../../ui/language'
import type { ChangeRequest } from './change-request'
import { actionTexts } from './action-texts'

const KINDS = ['revoke', 'renew', 'replace'] as const

type Props = {
  binding: Binding
  rules: RoleRules
  /** Why no binding here can be changed, or null. */
  blocked: string | null
  onChange: (request: ChangeRequest) => void
}

/** What can be done with a binding. A revoked one is over; an expired one can still be renewed, and revoked for good. */
export function BindingActions({ binding, rules, blocked, onChange }: Props) {
  const t = useTexts(actionTexts)
  if (binding.state === 'revoked') return null
  // The service itself gives and takes some roles.
  const systemManaged = rules.get(binding.role)?.systemManaged === true
  const strange = strangeIn(binding, rules)
  const whyNot = (kind: (typeof KINDS)[number]) =>
    strange === null || (strange !== 'state' && kind === 'revoke') ? null : t.strange[strange]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.25, ml: -0.75 }}>
      {KINDS.map((kind) => (
        <ReasonedButton
          key={kind}
          size="small"
          variant="text"
          disabledReason={blocked ?? (systemManaged ? t.managedBySystem : whyNot(kind))}
          onClick={() => onChange({ kind, seen: binding })}
          sx={{ minWidth: 0, px: 0.75 }}
        >
          {t[kind]}
        </ReasonedButton>
      ))}
    </Box>
  )
}
