import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { Effect } from '../../../access/change/effect'
import type { Resource } from '../../../api/contract/access'
import { useTexts } from '../../../ui/language'
import { EffectGroups } from './EffectGroups'
import { changeTexts } from './texts'
import { useWords } from './use-words'

type Props = {
  effect: Effect
  /** What the binding is on. */
  resource: Resource
  /** What is said where nobody gains or loses anything. */
  nothing: string
  /** Only the bindings of one Scope are known. */
  scopeOnly: boolean
}

/** What each person gains and loses by a change, and what it would leave behind, before anything is sent. */
export function EffectPanel({ effect, resource, nothing, scopeOnly }: Props) {
  const t = useTexts(changeTexts)
  const { who } = useWords()
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      aria-live="polite"
      sx={{ bgcolor: 'neutral.soft', borderRadius: 1, p: 1.5, display: 'grid', gap: 1 }}
    >
      <Typography id={id} component="h3" variant="subtitle2">
        {t.effect}
      </Typography>
      {effect.differences.length === 0 && <Typography variant="body2">{nothing}</Typography>}
      <EffectGroups effect={effect} resource={resource} />
      <Typography variant="caption" color="textSecondary">
        {scopeOnly ? t.workedOutInScope : t.workedOut}
      </Typography>
      {effect.cannotRead !== null && (
        <Alert severity="warning">
          <AlertTitle>{t.cannotRead(who(effect.cannotRead))}</AlertTitle>
          {t.cannotReadHelp}
        </Alert>
      )}
      {effect.losesOwn && (
        <Alert severity="warning">
          <AlertTitle>{t.losesOwn}</AlertTitle>
          {t.losesOwnHelp(effect.managing)}
        </Alert>
      )}
      {effect.leavesNobody && (
        <Alert severity="error">
          <AlertTitle>{t.leavesNobody}</AlertTitle>
          {t.leavesNobodyHelp(effect.managing)}
        </Alert>
      )}
    </Box>
  )
}
