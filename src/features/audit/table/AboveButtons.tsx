import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTexts } from '../../../ui/language'
import { tableTexts } from './table-texts'

type Props = {
  /** Events at the top that the reader has not seen. */
  newCount: number
  onNew: () => void
  /** Events between rows above, which were not there when the reader passed. */
  lateCount: number
  onLate: () => void
}

/** What came in above the reader's place. It stands in the line above the table, which has room for it: over the table it would cover a row. */
export function AboveButtons({ newCount, onNew, lateCount, onLate }: Props) {
  const t = useTexts(tableTexts)
  return (
    <>
      {newCount > 0 && (
        <Button variant="contained" onClick={onNew} sx={LOW}>
          {t.newAbove(newCount)}
        </Button>
      )}
      {/* A region of its own: whoever looks for new events hears of those at the same time. */}
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {lateCount > 0 && (
          <Button variant="contained" onClick={onLate} sx={LOW}>
            {t.lateAbove(lateCount)}
          </Button>
        )}
      </Box>
    </>
  )
}

/** As low as the texts beside it: the line is no higher with it. */
const LOW = { minHeight: 26, py: 0 } as const
