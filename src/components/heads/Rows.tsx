import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { Loading } from '../Loading'
import { ROW_HEIGHT } from '../../ui/tokens'

/** A card's list: rows of one height where they fit on a line. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      // An empty list is none: a screen reader would announce it.
      sx={{ listStyle: 'none', m: 0, p: 0, '&:empty': { display: 'none' } }}
    >
      {children}
    </Box>
  )
}

/** One row; where it is a link, the whole row leads there. */
export function Row({ children, time }: { children: ReactNode; time?: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        columnGap: 2,
        minHeight: ROW_HEIGHT,
        px: 2,
        py: 0.875,
        fontSize: '0.8125rem',
        lineHeight: '21px',
        '&:not(:last-of-type)': { borderBottom: '1px solid', borderColor: 'line.main' },
        '&:has(a.row):hover': { bgcolor: 'action.hover' },
        '& a.row::after': { content: '""', position: 'absolute', inset: 0 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      {time && <Box sx={{ flex: 'none', color: 'text.secondary' }}>{time}</Box>}
    </Box>
  )
}

/** Rows that are on their way, of the height that they will have. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <Loading>
      {Array.from({ length: rows }, (_, index) => (
        <Box key={index} sx={{ height: ROW_HEIGHT, display: 'flex', alignItems: 'center', px: 2 }}>
          <Skeleton variant="text" width={`${80 - ((index * 23) % 40)}%`} height={16} />
        </Box>
      ))}
    </Loading>
  )
}

/** A sentence of a card: why there are no rows, or what the rows leave out. */
export function CardText({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        px: 2,
        py: 1,
        color: 'text.secondary',
        fontSize: '0.8125rem',
        lineHeight: '21px',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  )
}
