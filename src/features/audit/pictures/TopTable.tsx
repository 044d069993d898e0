import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState, type UIEvent } from 'react'
import { useNumber, useTexts } from '../../../ui/language'
import { NarrowingName, type Narrowing } from './NarrowingName'
import type { Only } from './only'
import { Others } from './Others'
import { picturesTexts } from './pictures-texts'
import type { Count } from './tally'
import type { RowName } from './use-row-names'

/** Rows that are shown at first; the rest is summed up. */
const SHOWN = 8
/** "Show all" draws so many rows at first, and more as a person scrolls to them: an audit may name tens of thousands of Artifacts. */
const DRAWN = 100

type Props<T> = Narrowing & {
  title: string
  /** What the names are. */
  column: string
  /** Most frequent first. */
  counts: readonly Count<T>[]
  /** What is said where nothing was counted. */
  empty?: string
  nameOf: (value: T) => RowName
  onlyOf: (key: string) => Only
}

/** Lists the values that occur most often. Each has a bar, whose length compares it with the first value; a press on it narrows the list to it. */
export function TopTable<T>(props: Props<T>) {
  const { title, column, counts, empty, nameOf, onlyOf, filters, onAddress } = props
  const t = useTexts(picturesTexts)
  const number = useNumber()
  const id = useId()
  const [drawn, setDrawn] = useState(SHOWN)
  const showsAll = drawn > SHOWN
  const shown = counts.slice(0, drawn)
  const rest = showsAll ? [] : counts.slice(SHOWN)
  const most = counts[0]?.events ?? 1
  const onScroll = ({ currentTarget: box }: UIEvent) => {
    const left = box.scrollHeight - box.scrollTop - box.clientHeight
    if (showsAll && left < box.clientHeight && drawn < counts.length) setDrawn(drawn + DRAWN)
  }
  const showAll = t.showAll(counts.length)
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
        <Box id={id} onScroll={onScroll} sx={showsAll ? ALL : undefined}>
          <Box component="table" aria-label={title} aria-rowcount={counts.length + 1} sx={TABLE}>
            <thead>
              <tr>
                <th scope="col">{column}</th>
                <th scope="col">{t.events}</th>
                <th scope="col">{t.deniedColumn}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ value, key, events, denied }) => (
                <tr key={key}>
                  <td>
                    <NarrowingName
                      {...nameOf(value)}
                      only={onlyOf(key)}
                      filters={filters}
                      onAddress={onAddress}
                    >
                      <Box component="span" aria-hidden="true" sx={BAR}>
                        <span style={{ width: `${100 * (events / most)}%` }} />
                      </Box>
                    </NarrowingName>
                  </td>
                  <td>{number(events)}</td>
                  <td>{number(denied)}</td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      <Others rest={rest} />
      {counts.length > SHOWN && (
        <Button
          variant="text"
          sx={{ ml: rest.length > 0 ? 0.5 : -1.5 }}
          aria-label={`${showsAll ? t.showFirst(SHOWN) : showAll}: ${title}`}
          aria-expanded={showsAll}
          aria-controls={id}
          onClick={() => setDrawn(showsAll ? SHOWN : DRAWN)}
        >
          {showsAll ? t.showFirst(SHOWN) : showAll}
        </Button>
      )}
    </Box>
  )
}

const ALL = {
  maxHeight: 320,
  overflowY: 'auto',
  '& thead th': { position: 'sticky', top: 0, bgcolor: 'background.paper', zIndex: 1 },
} as const
const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', fontWeight: 500, color: 'text.secondary', p: 0, pb: 0.25 },
  '& th:first-of-type': { width: '100%' },
  '& th:not(:first-of-type)': { whiteSpace: 'nowrap' },
  '& td:not(:first-of-type), & th:not(:first-of-type)': { textAlign: 'right', pl: 1.5 },
  '& td': { p: 0, verticalAlign: 'top' },
  '& td:not(:first-of-type)': { pt: 0.375, whiteSpace: 'nowrap' },
} as const
const BAR = {
  bgcolor: 'neutral.soft',
  mt: '2px',
  '&, & > span': { display: 'block', height: 4, borderRadius: 2 },
  '& > span': { bgcolor: 'primary.main' },
} as const
