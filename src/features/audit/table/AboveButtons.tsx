import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTexts } from '../../../ui/language'
import { HEADER_HEIGHT } from '../AuditGrid'
import { tableTexts } from './table-texts'

type Props = {
  /** Events at the top that the reader has not seen. */
  newCount: number
  onNew: () => void
  /** Events between rows above, which were not there when the reader passed. */
  lateCount: number
  onLate: () => void
}

/** What came in above the reader's place. It stands over the table: before it, it would move what is being read. */
export function AboveButtons({ newCount, onNew, lateCount, onLate }: Props) {
  const t = useTexts(tableTexts)
  return (
    <Box sx={{ position: 'relative', zIndex: 2, height: 0 }}>
      <Box
        sx={{
          position: 'relative',
          top: { xs: 8, md: HEADER_HEIGHT + 8 },
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: 1,
          // Rows between the buttons stay within reach.
          pointerEvents: 'none',
          '& button': { pointerEvents: 'auto', boxShadow: 3 },
        }}
      >
        {newCount > 0 && (
          <Button variant="contained" onClick={onNew}>
            {t.newAbove(newCount)}
          </Button>
        )}
        {/* A region of its own: whoever looks for new events hears of those at the same time. */}
        <div role="status">
          {lateCount > 0 && (
            <Button variant="contained" onClick={onLate}>
              {t.lateAbove(lateCount)}
            </Button>
          )}
        </div>
      </Box>
    </Box>
  )
}
