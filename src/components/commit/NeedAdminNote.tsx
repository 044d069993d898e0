import Alert from '@mui/material/Alert'
import { useTexts } from '../../ui/language'
import { WhyNot } from '../why-not/WhyNot'
import { pageTexts } from './page-texts'

type Props = {
  scopeId: string
  /** The button of the dialog. */
  doing: string
  /** True where the change would be of a Prompt. */
  configures: boolean
}

/** In a dialog that commits: that scope.admin is missing, and the answer to "Why can't I…?" below. */
export function NeedAdminNote({ scopeId, doing, configures }: Props) {
  const t = useTexts(pageTexts)
  return (
    <Alert severity="warning" sx={{ mt: 1, '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      {t.needAdmin}. {configures && t.needAdminHelp}{' '}
      <WhyNot inline scopeId={scopeId} asks={[{ action: 'scope.admin', doing }]} />
    </Alert>
  )
}
