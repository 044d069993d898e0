import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { exactTime, type Zone } from '../../../lib/date/stamp'
import { AllowedIcon, DeniedIcon } from '../../../ui/icons'
import { useNames } from '../../../names/use-names'
import { withId } from '../../../names/use-principal-names'
import { useTexts } from '../../../ui/language'
import { WholeTimes } from '../../../ui/WholeTimes'
import { resourceWords } from '../event/event-sentence'
import { sentenceTexts } from '../event/sentence-texts'
import { idBeside } from '../table/cell-fields'
import { picturesTexts } from './pictures-texts'
import type { Totals } from './tally'

type Props = {
  totals: Pick<Totals, 'flips' | 'flipCount'>
  zone: Zone
  /** Whether filters hide some of what is loaded. */
  filtered: boolean
  /** The only result that is loaded: the other half of a change is missing then. */
  only: 'allowed' | 'denied' | undefined
  onBothResults: () => void
  onOpenEvent: (eventId: string) => void
}

/** Where a policy change showed: the same question, answered otherwise afterwards. Filters over what is loaded hide none. */
export function FlipList(props: Props) {
  const { totals, zone, filtered, only, onBothResults, onOpenEvent } = props
  const { flips, flipCount } = totals
  const t = useTexts(picturesTexts)
  const words = useTexts(sentenceTexts)
  const names = useNames()
  return (
    <Box component="section" sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <Typography variant="h3" component="h3">
        {t.flips}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t.flipsHelp} {filtered && t.flipsOfAll}{' '}
        {only ? t.flipsOneSided(only) : flips.length === 0 && t.flipsNone}
        {flips.length < flipCount && t.flipsMore(flips.length, flipCount)}
      </Typography>
      {only && (
        <Button variant="outlined" sx={{ mt: 0.5 }} onClick={onBothResults}>
          {t.bothResults}
        </Button>
      )}
      <Box
        component="ul"
        aria-label={t.flips}
        tabIndex={flips.length > 4 ? 0 : undefined}
        sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, maxHeight: 240, overflow: 'auto' }}
      >
        {flips.map((flip) => (
          <Box
            component="li"
            key={flip.eventId}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 1.5,
              alignItems: 'center',
              py: 0.5,
              borderBottom: '1px solid',
              borderColor: 'line.main',
              fontSize: '0.8125rem',
            }}
          >
            <Box
              sx={{
                display: 'inline-flex',
                gap: 0.5,
                alignItems: 'center',
                fontWeight: 600,
                color: flip.allowed ? 'allowed.main' : 'denied.main',
              }}
            >
              {flip.allowed ? <AllowedIcon /> : <DeniedIcon />}
              {t.turned(flip.allowed)}
            </Box>
            <code>
              <WholeTimes text={exactTime(new Date(flip.atMs).toISOString(), zone)} />
            </code>
            <span>{withId(flip.principal, names.principal(flip.principal))}</span>
            <code>{flip.action}</code>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {resourceWords(flip.resource, words, names).trim()}{' '}
              <code>{idBeside(flip.resource, names)}</code>
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t.policy(flip.policyBefore ?? t.unknownPolicy, flip.policyAfter ?? t.unknownPolicy)}
            </Box>
            <Button variant="text" onClick={() => onOpenEvent(flip.eventId)}>
              {t.open}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
