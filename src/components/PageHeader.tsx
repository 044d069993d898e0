import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Link as RouterLink, useLocation } from 'react-router'
import { spelledOut } from '../lib/text/hidden-text'
import { useTexts } from '../ui/language'
import { fonts } from '../ui/tokens'
import { sharedTexts } from './shared-texts'

const Freshness = lazy(async () => ({ default: (await import('./Freshness')).Freshness }))

/** A breadcrumb of so many characters fits beside the others on the narrowest screen, so it is never cut. */
const SHORT_CRUMB = 14

type Crumb = { label: string; to: string }

type Props = {
  title: string
  /** An id as title is set in the monospace stack. */
  mono?: boolean
  crumbs: readonly Crumb[]
  chips?: ReactNode
  actions?: ReactNode
  /** The row below the title: id, digest, committed when and by whom. */
  children?: ReactNode
}

/** Title of the address that focus was last given to: a screen that re-renders must not take it back. */
let focusedFor: string | null = null

/** Breadcrumbs, how old the screen is, the one h1, chips and actions. Names the tab, and takes focus after a navigation. */
export function PageHeader({ title, mono = false, crumbs, chips, actions, children }: Props) {
  const t = useTexts(sharedTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  // Of several tabs a person has to find the one of this Scope: its breadcrumb follows the one of all Scopes.
  const scope = crumbs[1]?.label
  useEffect(() => {
    const names = scope === undefined ? [title] : [title, scope]
    document.title = [...names.map(spelledOut), 'Scope Console'].join(' · ')
  }, [title, scope])
  useEffect(() => {
    const first = focusedFor === null
    if (focusedFor === pathname) return
    focusedFor = pathname
    if (!first) heading.current?.focus()
  }, [pathname])
  // A screen that has loaded may have another header than its skeleton had: the new title takes over the focus.
  useLayoutEffect(() => {
    const node = heading.current
    return () => {
      if (node === document.activeElement) focusedFor = ''
    }
  }, [])
  const freshness = (
    <Suspense fallback={null}>
      <Freshness />
    </Suspense>
  )
  return (
    <Box component="header" sx={{ mb: 2 }}>
      {crumbs.length > 0 && (
        <Box
          sx={{
            // High enough for the button, which has a line of its own on a phone, so that nothing moves when it comes.
            minHeight: { xs: 48, sm: 24 },
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            columnGap: 2,
            // Each link is high enough to be touched beside the button below it.
            lineHeight: '24px',
            fontSize: '0.8125rem',
            color: 'text.secondary',
          }}
        >
          <Box component="nav" aria-label={t.breadcrumbs} sx={{ minWidth: 0, display: 'flex' }}>
            {crumbs.map((crumb, place) => (
              <Box
                component="span"
                key={crumb.to}
                // Breadcrumbs stay on one line: long ones are cut before short ones, and the tip has their whole text.
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
          </Box>
          {freshness}
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          gap: 1.5,
          alignItems: 'center',
          flexWrap: 'wrap',
          // As high as a button: some screens of a group have actions here, and the tabs below must not move.
          minHeight: 36,
        }}
      >
        <Typography
          variant="h1"
          ref={heading}
          tabIndex={-1}
          sx={{
            outline: 'none',
            overflowWrap: 'anywhere',
            ...(mono && { fontFamily: fonts.mono }),
          }}
        >
          {title}
        </Typography>
        {chips}
        {actions && (
          <Box sx={{ ml: { md: 'auto' }, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {actions}
          </Box>
        )}
        {crumbs.length === 0 && freshness}
      </Box>
      {children && (
        <Box
          sx={{
            mt: 0.75,
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            rowGap: 0.5,
            alignItems: 'center',
            color: 'text.secondary',
            fontSize: '0.8125rem',
          }}
        >
          {children}
        </Box>
      )}
    </Box>
  )
}
