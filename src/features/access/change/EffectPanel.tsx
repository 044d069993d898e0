import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { holdersIn, type Effect } from '../../../access/change/effect'
import { useTexts } from '../../../ui/language'
import { changeTexts } from './texts'
import { useWords } from './use-words'

type Props = {
  effect: Effect
  /** What is said where nobody gains or loses anything. */
  nothing: string
  /** Only the bindings of one Scope are known. */
  scopeOnly: boolean
}

/** What each person gains and loses by a change, and what it would leave behind, before anything is sent. */
export function EffectPanel({ effect, nothing, scopeOnly }: Props) {
  const t = useTexts(changeTexts)
  const { who, actions: said } = useWords()
  const id = useId()
  const groups = holdersIn(effect)
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
      {groups.length === 0 && <Typography variant="body2">{nothing}</Typography>}
      {groups.map(({ principal, change, places }) => (
        <div key={`${principal.type} ${principal.id} ${change}`}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {change === 'gained' ? t.gains(who(principal)) : t.loses(who(principal))}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 0, listStyle: 'none', fontSize: '0.875rem' }}>
            {places.map(({ place, actions }) => (
              <Box
                component="li"
                key={place}
                sx={{ display: 'grid', gridTemplateColumns: '1.25rem minmax(0, 1fr)' }}
              >
                <Box
                  component="span"
                  aria-hidden
                  sx={{ color: change === 'gained' ? 'success.main' : 'error.main' }}
                >
                  {change === 'gained' ? '+' : '−'}
                </Box>
                <span>
                  {t.places[place]}: {said(actions)}
                </span>
              </Box>
            ))}
          </Box>
        </div>
      ))}
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
