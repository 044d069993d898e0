import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { adminsWithoutReading } from '../../../access/change/trap'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { useNames } from '../../../names/use-names'
import { useTexts } from '../../../ui/language'
import type { Shown } from '../shown'
import { actionTexts } from './action-texts'
import type { ChangeRequest } from './change-request'

/** People told of one by one: more of them are no trap, but how this deployment is run. */
const SHOWN_MAX = 3

type Props = {
  shown: Shown
  blocked: string | null
  onChange: (request: ChangeRequest) => void
}

/** A warning for each person who administers this Scope but may not read it, with a button that grants the reading role; of many, their number. */
export function ReadingTrap({ shown, blocked, onChange }: Props) {
  const t = useTexts(actionTexts)
  const names = useNames()
  const { resource, instant } = shown
  const trapped = useMemo(
    () =>
      resource.type === 'scope' ? adminsWithoutReading(shown, resource.scope_id, instant) : [],
    [shown, resource, instant],
  )
  const further = trapped.length - SHOWN_MAX
  const told = trapped.slice(0, SHOWN_MAX).flatMap((principal) => {
    const { type } = principal
    if (type !== 'user' && type !== 'service') return []
    const subject = { type, id: principal.id } as const
    return (
      <Alert key={`${type} ${principal.id}`} severity="warning" sx={{ mb: 1.5 }}>
        {/* As the alert's own action, the button would leave no word its room on a phone. */}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: '1 1 180px' }}>{t.trap(names.principal(principal) ?? principal.id)}</Box>
          <ReasonedButton
            color="inherit"
            variant="outlined"
            size="small"
            disabledReason={blocked}
            onClick={() => onChange({ kind: 'grant', subject, role: 'scope.viewer' })}
          >
            {t.grantReading}
          </ReasonedButton>
        </Box>
      </Alert>
    )
  })
  return (
    <>
      {told}
      {further > 0 && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {t.furtherTraps(further)}
        </Alert>
      )}
    </>
  )
}
