import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTexts } from '../../../ui/language'
import { picturesTexts } from './pictures-texts'
import { HOURS, type Totals } from './tally'

/** Share of the accent, in percent, in the cell with the most events; text stays readable on it. */
const STRONGEST = 42

type Props = { heat: Totals['heat']; zoneName: string }

/** Events by weekday and hour: a table, so that it reads as one, whose cells are tinted by their count. */
export function HeatMap({ heat, zoneName }: Props) {
  const t = useTexts(picturesTexts)
  const most = heat.events.reduce((max, n) => Math.max(max, n), 1)
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h3">
        {t.heat}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {t.heatHelp(zoneName)}
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t.heat}>
        <Box
          component="table"
          sx={{
            borderCollapse: 'separate',
            borderSpacing: '2px',
            fontSize: '0.6875rem',
            fontVariantNumeric: 'tabular-nums',
            '& th': {
              fontWeight: 500,
              color: 'text.secondary',
              px: 0.5,
              textAlign: 'center',
              whiteSpace: 'nowrap',
            },
            '& td': {
              minWidth: 30,
              height: 24,
              textAlign: 'center',
              borderRadius: '3px',
              bgcolor: 'neutral.soft',
              whiteSpace: 'nowrap',
            },
          }}
        >
          <caption style={{ ...visuallyHidden, position: 'absolute' }}>{t.heat}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span style={visuallyHidden}>{t.weekday}</span>
              </th>
              {Array.from({ length: HOURS }, (_, hour) => (
                <th key={hour} scope="col">
                  {hour}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {t.days.map((day, weekday) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                {Array.from({ length: HOURS }, (_, hour) => {
                  const cell = weekday * HOURS + hour
                  const events = heat.events[cell] ?? 0
                  const denied = heat.denied[cell] ?? 0
                  return (
                    <td
                      key={hour}
                      title={t.cell(events, denied)}
                      style={
                        events > 0
                          ? {
                              background: `color-mix(in srgb, var(--sc-palette-primary-main) ${Math.round(6 + (STRONGEST - 6) * (events / most))}%, var(--sc-palette-background-paper))`,
                            }
                          : undefined
                      }
                    >
                      {events > 0 && events}
                      {denied > 0 && (
                        <Box
                          component="strong"
                          sx={{
                            color: 'denied.main',
                            bgcolor: 'background.paper',
                            borderRadius: '2px',
                            px: '2px',
                            ml: '2px',
                          }}
                        >
                          ({denied})
                        </Box>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  )
}
