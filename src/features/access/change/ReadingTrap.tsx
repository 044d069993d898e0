import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { adminsWithoutReading } from '../../../access/change/trap'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { useTexts } from '../../../ui/language'
import type { Shown } from '../shown'
import { KINDS } from './change-draft'
import type { ChangeRequest } from './change-request'
import { changeTexts } from './texts'
import { useWords } from './use-words'

/** People told of at a time: more of them are no trap, but how this deployment is run. */
const SHOWN_MAX = 3

type Props = {
  shown: Shown
  blocked: string | null
  onChange: (request: ChangeRequest) => void
}

/** Says who administers this Scope without being able to read it, and offers the grant that helps. */
export function ReadingTrap({ shown, blocked, onChange }: Props) {
  const t = useTexts(changeTexts)
  const { who } = useWords()
  const { resource, instant } = shown
  const trapped = useMemo(
    () =>
      resource.type === 'scope' ? adminsWithoutReading(shown, resource.scope_id, instant) : [],
    [shown, resource, instant],
  )
  return trapped.slice(0, SHOWN_MAX).flatMap((principal) => {
    const type = KINDS.find((kind) => kind === principal.type)
    if (!type) return []
    const subject = { type, id: principal.id }
    return (
      <Alert key={`${type} ${principal.id}`} severity="warning" sx={{ mb: 1.5 }}>
        {/* As the alert's own action, the button would leave no word its room on a phone. */}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: '1 1 180px' }}>{t.trap(who(principal))}</Box>
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
}
