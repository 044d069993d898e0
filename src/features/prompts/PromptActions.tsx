import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router'
import type { PromptConfiguration } from '../../api/contract/prompts'
import type { Target } from '../../commit/plan'
import { pageTexts } from '../../components/commit/page-texts'
import type { useScopeAdmin } from '../../components/commit/use-scope-admin'
import { CompareWithButton } from '../../components/compare/CompareWithButton'
import { ReasonedButton } from '../../components/ReasonedButton'
import { ReasonedLink } from '../../components/ReasonedLink'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { promptsTexts } from './texts'

type Props = {
  target: Target
  prompt: PromptConfiguration
  /** Whether the person may change Prompts of the Scope. */
  admin: ReturnType<typeof useScopeAdmin>
  /** What runs stands beside the built-in text. */
  comparing: boolean
  onCompare: (comparing: boolean) => void
  onSwitchToAuto: () => void
}

/** What can be done about a Prompt, and why not. */
export function PromptActions(props: Props) {
  const { target, prompt, admin, comparing, onCompare, onSwitchToAuto } = props
  const t = useTexts(promptsTexts)
  const c = useTexts(pageTexts)
  const { scopeId, family, artifactId } = target
  const roleReason = admin === 'denied' ? c.needAdmin : admin === 'checking' ? c.checkingRole : null
  const editReason = prompt.status === 'supported' ? roleReason : c.cannotHonour
  const mayNotEdit = editReason !== null && editReason !== c.checkingRole
  const isAuto = !prompt.artifact || prompt.mode === 'auto'
  return (
    <>
      {/* The primary action is to change what runs; for whoever may not, to see how it came about. */}
      <ReasonedLink
        variant={mayNotEdit ? 'outlined' : 'contained'}
        to={paths.edit(scopeId, family, artifactId)}
        disabledReason={editReason}
      >
        {t.edit}
      </ReasonedLink>
      <Button
        variant={mayNotEdit ? 'contained' : 'outlined'}
        component={RouterLink}
        to={paths.history(scopeId, family, artifactId)}
      >
        {t.history}
      </Button>
      <Button
        variant="outlined"
        aria-pressed={comparing}
        onClick={() => onCompare(!comparing)}
        sx={pressed}
      >
        {t.compare}
      </Button>
      <CompareWithButton place={target} />
      <ReasonedButton
        variant="outlined"
        disabledReason={isAuto ? c.alreadyAuto : roleReason}
        onClick={onSwitchToAuto}
      >
        {t.switchToAuto}
      </ReasonedButton>
    </>
  )
}

const pressed = {
  '&[aria-pressed=true]': {
    bgcolor: 'primary.soft',
    color: 'primary.main',
    borderColor: 'primary.main',
  },
} as const
