import Box from '@mui/material/Box'
import type { Binding } from '../../../api/contract/access'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { useTexts } from '../../../ui/language'
import type { ChangeRequest } from './change-request'
import { actionTexts } from './action-texts'

const KINDS = ['revoke', 'renew', 'replace'] as const

type Props = {
  binding: Binding
  /** The service itself gives and takes this role. */
  systemManaged: boolean
  /** Why no binding here can be changed, or null. */
  blocked: string | null
  onChange: (request: ChangeRequest) => void
}

/** What can be done with a binding. A revoked one is over; an expired one can still be renewed, and revoked for good. */
export function BindingActions({ binding, systemManaged, blocked, onChange }: Props) {
  const t = useTexts(actionTexts)
  if (binding.state !== 'active') return null
  const reason = blocked ?? (systemManaged ? t.managedBySystem : null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.25, ml: -0.75 }}>
      {KINDS.map((kind) => (
        <ReasonedButton
          key={kind}
          size="small"
          variant="text"
          disabledReason={reason}
          onClick={() => onChange({ kind, seen: binding })}
          sx={{ minWidth: 0, px: 0.75 }}
        >
          {t[kind]}
        </ReasonedButton>
      ))}
    </Box>
  )
}
