import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { holdersIn, type Effect } from '../../../access/change/effect'
import type { Resource } from '../../../api/contract/access'
import { useTexts } from '../../../ui/language'
import { changeTexts } from './texts'
import { useConcerned } from './use-concerned'
import { useWords } from './use-words'

/** Exceptions that are told one by one. */
const EXCEPT_MAX = 10

type Props = {
  effect: Effect
  /** What the binding is on. */
  resource: Resource
}

/** Who gains and loses what by a change, with the Prompts and Artifacts that it reaches, as far as this browser knows them. */
export function EffectGroups({ effect, resource }: Props) {
  const t = useTexts(changeTexts)
  const { who, place: placeOf, actions: said } = useWords()
  const concerned = useConcerned(resource)
  return (
    <>
      {holdersIn(effect).map(({ principal, change, places }) => (
        <div key={`${principal.type} ${principal.id} ${change}`}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {change === 'gained' ? t.gains(who(principal)) : t.loses(who(principal))}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 0, listStyle: 'none', fontSize: '0.875rem' }}>
            {places.map((reached) => {
              const { place, actions, except } = reached
              const { prompts, allPrompts, artifacts, more } = concerned(reached)
              return (
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
                    {(prompts.length > 0 || !allPrompts) && (
                      <Typography variant="body2" component="div" color="textSecondary">
                        {allPrompts ? t.prompts(prompts) : t.everyPrompt(prompts)}
                      </Typography>
                    )}
                    {artifacts.length > 0 && (
                      <Typography variant="body2" component="div" color="textSecondary">
                        {t.artifacts(artifacts, more)}
                      </Typography>
                    )}
                    {except.slice(0, EXCEPT_MAX).map(({ resource: below, actions: unchanged }) => (
                      <Typography
                        key={JSON.stringify(below)}
                        variant="body2"
                        component="div"
                        sx={{ fontWeight: 500 }}
                      >
                        {t.except[change](
                          place === 'any-artifact' && below.type === 'scope'
                            ? t.everyArtifactIn(placeOf(below))
                            : placeOf(below),
                          said(unchanged),
                        )}
                      </Typography>
                    ))}
                    {except.length > EXCEPT_MAX && (
                      <Typography variant="body2" component="div">
                        {t.moreExcept(except.length - EXCEPT_MAX)}
                      </Typography>
                    )}
                  </span>
                </Box>
              )
            })}
          </Box>
        </div>
      ))}
    </>
  )
}
