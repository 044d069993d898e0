import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ReactNode } from 'react'
import { Link as RouterLink, NavLink } from 'react-router'
import { Tip } from '../ui/Tip'
import { fonts } from '../ui/tokens'

/** Icons alone between 900 and 1,200 px, with the words as tips. */
export type RailForm = 'words' | 'icons'

type RailLink = {
  to: string
  label: string
  icon?: ReactNode
  /** What the label is short for. */
  whole?: string
  /** Current at its own address only, not below it. */
  end?: boolean
  /** Marks the link as the current one, although this address is not below its own. */
  current?: boolean
}

type Props = {
  links: readonly RailLink[]
  form: RailForm
  /** Accessible name of the list, where its navigation has others. */
  name?: string
  onFollow: () => void
}

/** A list of links in the rail; the current one is marked. Without its words, a link that has no icon keeps four letters. */
export function RailLinks({ links, form, name, onFollow }: Props) {
  return (
    <Box
      component="ul"
      aria-label={name}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25, 'ul + &': { mt: 0.25 } }}
    >
      {links.map(({ to, label, icon, whole, end = false, current = false }) => {
        const link = (
          <Link
            {...(current
              ? { component: RouterLink, 'aria-current': 'page' }
              : { component: NavLink, end })}
            to={to}
            onClick={onFollow}
            underline="none"
            title={form === 'words' ? whole : undefined}
            sx={form === 'words' ? row : { ...row, ...square }}
          >
            {icon}
            <Box
              component="span"
              sx={form === 'icons' ? (icon ? visuallyHidden : letters) : icon ? word : indented}
            >
              {label}
            </Box>
          </Link>
        )
        return (
          <Box component="li" key={to} sx={{ minWidth: 0, '& > span': { width: '100%' } }}>
            {form === 'words' ? link : <Tip title={whole ?? label}>{link}</Tip>}
          </Box>
        )
      })}
    </Box>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  px: 1.25,
  minHeight: 32,
  borderRadius: 1,
  color: 'text.primary',
  fontWeight: 500,
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current=page]': { bgcolor: 'primary.soft', color: 'primary.main', fontWeight: 650 },
} as const
const square = { width: '100%', px: 0, justifyContent: 'center' } as const
const word = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
/** Begins below the words that have an icon before them. */
const indented = { ...word, ml: 3.25 } as const
const letters = {
  width: '4ch',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textAlign: 'center',
  fontFamily: fonts.mono,
  fontSize: '0.75rem',
} as const
