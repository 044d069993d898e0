import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTexts } from '../../ui/language'
import { editTexts } from './texts'

type Props = { said: string; onUndo: () => void; onClose: () => void }

/** What has become of the draft, with the way back beside it. */
export function UndoNotice({ said, onUndo, onClose }: Props) {
  const t = useTexts(editTexts)
  return (
    <Alert
      severity="success"
      role="status"
      action={
        <>
          <Button color="inherit" variant="outlined" onClick={onUndo}>
            {t.undo}
          </Button>
          <Button color="inherit" variant="text" onClick={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      {said}
    </Alert>
  )
}
