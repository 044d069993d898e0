import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { useTexts } from '../ui/language'
import { sharedTexts } from './shared-texts'

/** A breadcrumb of so many characters fits beside the others on the narrowest screen, so it is never cut. */
export const SHORT_CRUMB = 14

export type Crumb = { label: string; to: string }

type Props = {
  crumbs: readonly Crumb[]
  /** Stands after the last crumb, on the same line. */
  children?: ReactNode
}

/** The way to a screen, on one line: long crumbs are cut before short ones, and the tip has their whole text. */
export function Breadcrumbs({ crumbs, children }: Props) {
  const t = useTexts(sharedTexts)
  return (
    <Box component="nav" aria-label={t.breadcrumbs} sx={{ minWidth: 0, display: 'flex' }}>
      {crumbs.map((crumb, place) => (
        <Box
          component="span"
          key={crumb.to}
          sx={{
            display: 'flex',
            flexShrink: crumb.label.length > SHORT_CRUMB ? 1 : 0,
            minWidth: 0,
          }}
        >
          <Link
            component={RouterLink}
            to={crumb.to}
            color="textSecondary"
            title={crumb.label}
            noWrap
          >
            {crumb.label}
          </Link>
          {place < crumbs.length - 1 && (
            <Box component="span" aria-hidden="true" sx={{ mx: 0.75 }}>
              /
            </Box>
          )}
        </Box>
      ))}
      {children}
    </Box>
  )
}
