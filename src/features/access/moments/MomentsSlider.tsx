import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { momentAt, momentsOf, type ChangeMoment } from '../../../access/moments'
import { newestIn } from '../../../access/standing'
import { serverNow } from '../../../api/server-clock'
import { formatInstant } from '../../../lib/date/micros'
import { exactTime } from '../../../lib/date/stamp'
import { useNames, type Names } from '../../../names/use-names'
import { addressIn } from '../../../routing/address-in'
import { useTexts } from '../../../ui/language'
import { WholeTimes } from '../../../ui/WholeTimes'
import { placeOf, type Shown } from '../shown'
import { momentsTexts } from './moments-texts'

/** Marks that are drawn: more of them are a line. */
const MARKS_MAX = 60
/** Changes of one instant that are told. */
const TOLD_MAX = 3

type Props = { shown: Shown; onAsOf: (instant: string | null) => void }

const timeOf = (at: number) => exactTime(formatInstant(at), 'local').replace('.000', '')

const changeWords = ({ changes }: ChangeMoment, t: typeof momentsTexts.en, names: Names) => {
  const told = changes
    .slice(0, TOLD_MAX)
    .map(({ binding: { role, subject }, kind }) =>
      t.changes[kind](role, names.principal(subject) ?? subject.id),
    )
  const more = changes.length - TOLD_MAX
  return t.list(more > 0 ? [...told, t.more(more)] : told)
}

/**
 * Goes through the instants at which a binding in view began or ended, one step each, and now as the last one. The bindings are
 * there already: no step asks the server.
 */
export function MomentsSlider({ shown, onAsOf }: Props) {
  const t = useTexts(momentsTexts)
  const names = useNames()
  const { bindings, instant, asOf } = shown
  // What is in view follows from the resource alone; the instant moves with each step.
  const moments = useMemo(
    () =>
      momentsOf(
        bindings.filter((binding) => placeOf(binding, shown) !== null),
        // The server has done what its list tells of, whatever the clocks say.
        Math.max(serverNow() * 1_000, newestIn(bindings)),
      ),
    [bindings, shown.param], // eslint-disable-line react-hooks/exhaustive-deps
  )
  const end = moments.length
  const here = asOf === null ? end : momentAt(moments, instant)
  // The handle is ahead of the screen while it is dragged, and until the screen is that of the address: the next press goes on
  // from it. On its way there the screen may pass the place of the handle.
  const [dragged, setDragged] = useState<number | null>(null)
  const isScreenOfAddress = addressIn(location).searchParams.get('as_of') === asOf
  if (dragged !== null && dragged === here && isScreenOfAddress) setDragged(null)
  const value = dragged ?? here
  if (end === 0) return <Typography variant="body2">{t.none}</Typography>
  const words = (place: number) => {
    const moment = moments[place]
    if (moment) return `${timeOf(moment.at)}: ${changeWords(moment, t, names)}`
    return place < 0 ? t.before : t.now
  }
  return (
    <Box sx={{ maxWidth: 1040 }}>
      {/* The handle reaches over the end of its line. */}
      <Box sx={{ px: 1.25 }}>
        <Slider
          size="small"
          aria-label={t.name}
          value={value}
          min={Math.min(0, here)}
          max={end}
          step={1}
          marks={end <= MARKS_MAX}
          getAriaValueText={words}
          onChange={(_, next) => setDragged(next)}
          onChangeCommitted={(_, next) => {
            const moment = moments[next]
            if (moment || next === end) onAsOf(moment ? formatInstant(moment.at) : null)
          }}
        />
      </Box>
      <Typography variant="body2" sx={{ minHeight: '3em', overflowWrap: 'anywhere' }}>
        <strong>
          <WholeTimes text={words(value)} />
        </strong>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {value >= 0 && value < end && t.place(value + 1, end)}
        </Box>
      </Typography>
    </Box>
  )
}
