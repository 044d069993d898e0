import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useNumber, useTexts } from '../../../ui/language'
import { fonts } from '../../../ui/tokens'
import { picturesTexts } from './pictures-texts'

type TopRow = { key: string; label: string; events: number; denied: number }

/** Rows that are shown; the rest is summed up. */
const SHOWN = 8

type Props = { title: string; rows: readonly TopRow[]; empty: string }

/** The most frequent values, each with a bar as long as its share of the first one. */
export function TopTable({ title, rows, empty }: Props) {
  const t = useTexts(picturesTexts)
  const number = useNumber()
  const shown = rows.slice(0, SHOWN)
  const rest = rows.slice(SHOWN)
  const most = shown[0]?.events ?? 1
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {shown.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {empty}
        </Typography>
      ) : (
        <Box
          component="table"
          aria-label={title}
          sx={{
            width: '100%',
            borderCollapse: 'collapse',
            fontSize: '0.8125rem',
            fontVariantNumeric: 'tabular-nums',
            '& th': { textAlign: 'left', fontWeight: 500, color: 'text.secondary', pb: 0.25 },
            '& th:not(:first-of-type)': { whiteSpace: 'nowrap' },
            '& td:not(:first-of-type), & th:not(:first-of-type)': { textAlign: 'right', pl: 1.5 },
            '& td': { py: 0.375, verticalAlign: 'top' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">{t.events}</th>
              <th scope="col">{t.deniedColumn}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, label, events, denied }) => (
              <tr key={key}>
                <td>
                  <Box
                    component="span"
                    sx={{ fontFamily: fonts.mono, fontSize: '0.75rem', overflowWrap: 'anywhere' }}
                  >
                    {label}
                  </Box>
                  <Box
                    aria-hidden="true"
                    sx={{ height: 4, borderRadius: 2, bgcolor: 'neutral.soft', mt: '2px' }}
                  >
                    <Box
                      sx={{ height: 4, borderRadius: 2, bgcolor: 'primary.main' }}
                      style={{ width: `${(100 * events) / most}%` }}
                    />
                  </Box>
                </td>
                <td>{number(events)}</td>
                <td>{number(denied)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
      {rest.length > 0 && (
        <Typography variant="caption" color="textSecondary">
          {t.others(
            rest.length,
            rest.reduce((sum, { events }) => sum + events, 0),
          )}
        </Typography>
      )}
    </Box>
  )
}
