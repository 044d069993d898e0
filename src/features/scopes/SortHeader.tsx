import Box from '@mui/material/Box'
import TableCell from '@mui/material/TableCell'
import type { SystemStyleObject } from '@mui/system'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { readSearch, withParams } from '../../routing/search-params'
import { useChangeSearch } from '../../routing/use-change-search'
import { scopesSearch } from './scopes-search-param'

type Props = { by: 'title' | 'parent'; sx: SystemStyleObject; children: ReactNode }

/** The head of a column that sorts: upwards, downwards, then not at all. */
export function SortHeader({ by, sx, children }: Props) {
  const [params] = useSearchParams()
  const changeSearch = useChangeSearch()
  const { sort } = readSearch(params, scopesSearch)
  const isUp = sort === by
  const isDown = sort === `-${by}`
  // The next sort follows from the address, not from the last render: a second press may come before the first is rendered.
  const next = (now: URLSearchParams) => {
    const { sort } = readSearch(now, scopesSearch)
    return withParams(now, { sort: sort === by ? `-${by}` : sort === `-${by}` ? null : by })
  }
  return (
    <TableCell sx={sx} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <Box
        component="button"
        type="button"
        onClick={() => changeSearch(next, { replace: true })}
        sx={button}
      >
        {children}
        <Box
          component="span"
          aria-hidden="true"
          sx={{ ml: 0.5, opacity: isUp || isDown ? 1 : 0.5 }}
        >
          {isUp ? '↑' : isDown ? '↓' : '↕'}
        </Box>
      </Box>
    </TableCell>
  )
}

const button = {
  all: 'unset',
  cursor: 'pointer',
  minHeight: 24,
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const
