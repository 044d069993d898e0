import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { DialogShell } from '../../ui/dialog/DialogShell'
import type { ArtifactPlace } from '../../routing/resource-param'
import { useTexts } from '../../ui/language'
import type { Missing } from './asks'
import { buttonTexts } from './button-texts'
import { whyNotTexts } from './why-not-texts'
import { WhyNotAnswer } from './WhyNotAnswer'

type Props = {
  scopeId: string | null
  artifact: ArtifactPlace | undefined
  missing: readonly Missing[]
  onClose: () => void
}

/** The answer as a dialog over the screen that disables something. */
export function WhyNotDialog({ scopeId, artifact, missing, onClose }: Props) {
  const t = useTexts(whyNotTexts)
  const { why } = useTexts(buttonTexts)
  return (
    <DialogShell title={why} onClose={onClose}>
      <DialogContent>
        <WhyNotAnswer {...{ scopeId, artifact, missing }} onLeave={onClose} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="text" autoFocus onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </DialogShell>
  )
}
