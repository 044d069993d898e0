import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink, useParams } from 'react-router'
import { useTexts } from '../ui/language'
import { sharedTexts } from './shared-texts'
import { useIsScopeNameAwaited } from './use-is-scope-name-awaited'

/** A breadcrumb of so many characters fits beside the others on the narrowest screen, so it is never cut. */
export const SHORT_CRUMB = 14

export type Crumb = { label: string; to: string }

type Props = {
  crumbs: readonly Crumb[]
  /** The name of the Artifact may still take the place of its id in a crumb. */
  awaited?: boolean
  /** Stands after the last crumb, on the same line. */
  children?: ReactNode
}

/**
 * The way to a screen, on one line: long crumbs are cut before short ones, and the tip has their whole text. While a name is
 * being read, all crumbs but the first are out of sight: a name is shorter than its id, so the other crumbs would be cut
 * elsewhere, and move.
 */
export function Breadcrumbs({ crumbs, awaited = false, children }: Props) {
  const t = useTexts(sharedTexts)
  const { scopeId = '' } = useParams()
  const isScopeAwaited = useIsScopeNameAwaited(scopeId) && crumbs[1]?.label === scopeId
  const known = isScopeAwaited || awaited ? 1 : Infinity
  return (
    <Box component="nav" aria-label={t.breadcrumbs} sx={{ minWidth: 0, display: 'flex' }}>
      {crumbs.map((crumb, place) => (
        <Box
          component="span"
          key={crumb.to}
          sx={{
            display: 'flex',
            ...(crumb.label.length > SHORT_CRUMB ? CUT : WHOLE),
            ...(place >= known && HIDDEN),
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
      <Box component="span" sx={{ display: 'contents', ...(known < Infinity && HIDDEN) }}>
        {children}
      </Box>
    </Box>
  )
}

const HIDDEN = { visibility: 'hidden' } as const
const WHOLE = { flexShrink: 0 } as const
/** However long the last crumb is, a few letters of each before it stay, with room for the stroke behind them. */
const CUT = { flexShrink: 4, minWidth: { xs: '5ch', md: '7ch', lg: '14ch' } } as const
