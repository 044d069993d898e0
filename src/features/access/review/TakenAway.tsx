import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { effectOfAll } from '../../../access/change/review/effect-of-all'
import { reachOf } from '../../../access/reach'
import { useTexts } from '../../../ui/language'
import { EffectGroups } from '../change/EffectGroups'
import { useWords } from '../change/use-words'
import { reviewTexts } from './texts'

/** Ends that are told in full: nobody reads a thousand in a dialog. */
const SHOWN_MAX = 20

type Props = { ends: ReturnType<typeof effectOfAll>['ends'] }

/** What each end takes away, by name as far as it is known here, after those that are sent before it. */
export function TakenAway({ ends }: Props) {
  const t = useTexts(reviewTexts)
  const { who, place } = useWords()
  const id = useId()
  const [first] = ends
  if (!first) return null
  // Named once, where all of them are on one resource.
  const { resource } = first.deed.seen
  const isOne = ends.every(({ deed }) => reachOf(deed.seen.resource, resource) === 'direct')
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ bgcolor: 'neutral.soft', borderRadius: 1, p: 1.5, display: 'grid', gap: 1.5 }}
    >
      <Typography id={id} component="h3" variant="subtitle2">
        {t.takenAway(isOne ? place(resource) : null)}
      </Typography>
      {ends.slice(0, SHOWN_MAX).map(({ deed: { seen }, effect }) => (
        <Box key={seen.binding_id} sx={{ overflowWrap: 'anywhere' }}>
          <Typography variant="body2" color="textSecondary">
            {t.endOf(seen.role, who(seen.subject), isOne ? null : place(seen.resource))}
          </Typography>
          {effect.differences.length === 0 ? (
            <Typography variant="body2">{t.takesNothing}</Typography>
          ) : (
            <EffectGroups effect={effect} resource={seen.resource} />
          )}
        </Box>
      ))}
      {ends.length > SHOWN_MAX && (
        <Typography variant="body2">{t.furtherEnds(ends.length - SHOWN_MAX)}</Typography>
      )}
      <Typography variant="caption" color="textSecondary">
        {t.takenAwayHelp}
      </Typography>
    </Box>
  )
}
