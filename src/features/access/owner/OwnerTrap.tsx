import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { decideAt } from '../../../access/decide'
import type { Principal } from '../../../api/contract/access'
import type { ArtifactRequest } from '../../../api/contract/access-requests'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { useNames } from '../../../names/use-names'
import { useTexts } from '../../../ui/language'
import type { ChangeRequest } from '../change/change-request'
import type { Shown } from '../shown'
import { ownerTexts } from './owner-texts'

type Props = {
  shown: Shown
  artifact: ArtifactRequest
  owner: Principal
  blocked: string | null
  onChange: (request: ChangeRequest) => void
}

/** A warning where the owner of a Prompt may not change it: that takes scope.admin now, whoever owns it (contract §4.2). */
export function OwnerTrap({ shown, artifact, owner, blocked, onChange }: Props) {
  const t = useTexts(ownerTexts)
  const names = useNames()
  const scope = { type: 'scope', scope_id: artifact.scope_id } as const
  const { allowed } = decideAt({
    ...shown,
    principal: owner,
    action: 'scope.admin',
    resource: scope,
  })
  const { type } = owner
  if (allowed || (type !== 'user' && type !== 'service')) return null
  return (
    <Alert severity="warning">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 180px' }}>{t.trap(names.principal(owner) ?? owner.id)}</Box>
        <ReasonedButton
          color="inherit"
          variant="outlined"
          size="small"
          disabledReason={blocked}
          onClick={() =>
            onChange({
              kind: 'grant',
              subject: { type, id: owner.id },
              role: 'scope.admin',
              on: scope,
            })
          }
        >
          {t.grant}
        </ReasonedButton>
      </Box>
    </Alert>
  )
}
