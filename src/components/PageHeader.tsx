import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  lazy,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { spelledOut } from '../lib/text/hidden-text'
import { BarSlot } from '../ui/bar-slot'
import { useElementIn } from '../ui/element-slot'
import { fonts } from '../ui/tokens'
import { Breadcrumbs, type Crumb } from './Breadcrumbs'
import { titleFocus } from './title-focus'

const PageCrumb = lazy(async () => ({
  default: (await import('./page-crumb/PageCrumb')).PageCrumb,
}))
const PrintedLine = lazy(async () => ({
  default: (await import('./print/PrintedLine')).PrintedLine,
}))
const Freshness = lazy(async () => ({ default: (await import('./Freshness')).Freshness }))

type Props = {
  title: string
  /**
   * A name may still take the place of the id in the title, or chips may come. They take lines or give them back, so what
   * stands after them and below them in the header keeps out of sight until then.
   */
  awaited?: boolean
  /** An id as title is set in the monospace stack. */
  mono?: boolean
  crumbs: readonly Crumb[]
  /** The Scope that the tab is named after too, where it stands in no breadcrumb. */
  scopeTitle?: string | undefined
  chips?: ReactNode
  actions?: ReactNode
  /** Stands in the line of the title, after it, and goes on below it where there is no room. */
  beside?: ReactNode
  /** The row below the title: id, digest, committed when and by whom. */
  children?: ReactNode
}

/**
 * Breadcrumbs, which stand in the app bar where it has room for them, the one h1, chips, actions and how old the screen is.
 * Names the tab, and takes focus after a navigation.
 */
export function PageHeader({
  title,
  awaited = false,
  mono = false,
  crumbs,
  scopeTitle,
  chips,
  actions,
  beside,
  children,
}: Props) {
  const bar = useContext(BarSlot)
  const slot = useElementIn(bar)
  const ownRow = bar === undefined && crumbs.length > 0
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  // Of several tabs a person has to find the one of this Scope: its breadcrumb follows the one of all Scopes.
  const scope = crumbs[1]?.label ?? scopeTitle
  useEffect(() => {
    const names = scope === undefined ? [title] : [title, scope]
    document.title = [...names.map(spelledOut), 'Scope Console'].join(' · ')
  }, [title, scope])
  useEffect(() => {
    const { path } = titleFocus
    if (path === pathname) return
    titleFocus.path = pathname
    if (path !== null) heading.current?.focus()
  }, [pathname])
  // A loaded screen replaces its skeleton's header, and with it the title that may have the focus. The new title takes it over.
  useLayoutEffect(() => {
    const node = heading.current
    return () => {
      if (node === document.activeElement) titleFocus.path = ''
    }
  }, [])
  const freshness = (
    <Suspense fallback={null}>
      <Freshness />
    </Suspense>
  )
  return (
    <Box component="header" sx={{ mb: beside ? 1 : 2, position: 'relative' }}>
      <Suspense fallback={null}>
        <PrintedLine crumbs={crumbs} />
      </Suspense>
      {slot &&
        createPortal(
          <Breadcrumbs crumbs={crumbs} awaited={awaited}>
            <Suspense fallback={null}>
              <PageCrumb title={title} before={crumbs} />
            </Suspense>
          </Breadcrumbs>,
          slot,
        )}
      {ownRow && (
        <Box
          sx={{
            // On paper, the line above says it.
            displayPrint: 'none',
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
          <Breadcrumbs crumbs={crumbs} awaited={awaited} />
          {freshness}
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          // Where `beside` takes several lines, they stand close together, so that the content begins high.
          gap: beside ? '3px 8px' : 1.5,
          alignItems: beside ? 'flex-start' : 'center',
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
            // As high as the row, also where the actions stand below it.
            ...(beside ? { lineHeight: '36px' } : { py: '3.5px' }),
            ...(mono && { fontFamily: fonts.mono }),
          }}
        >
          {title}
        </Typography>
        {!awaited && chips}
        {actions && <Box sx={awaited ? { ...doing, ...HIDDEN } : doing}>{actions}</Box>}
        {beside}
        {!ownRow && (
          <Box sx={{ ...age, ...(beside && ABOVE), ...(actions && BESIDE_ACTIONS) }}>
            {freshness}
          </Box>
        )}
      </Box>
      {children && (
        <Box
          sx={{
            ...(awaited && HIDDEN),
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

const doing = {
  display: 'flex',
  gap: 1,
  flexWrap: 'wrap',
  // They stand at the end of the row and no wider than they are: what a title or a chip gives or takes moves nothing.
  ml: { md: 'auto' },
  justifyContent: { md: 'flex-end' },
} as const
const HIDDEN = { visibility: 'hidden' } as const
/**
 * The age of the screen stands at the end of the title's row. It keeps its width before it is known, so that no button
 * beside it moves. Where the row has no room for it, it stands in the margin above.
 */
const age = {
  flexGrow: { xs: 1, md: 0 },
  ml: { md: 'auto' },
  minWidth: 152,
  minHeight: 24,
  display: 'flex',
  position: { md: 'absolute', lg: 'static' },
  top: -24,
  right: 0,
} as const
/** The actions end beside it, wherever the row has room for both. */
const BESIDE_ACTIONS = { ml: 0 } as const
/** The line of the title is full: the age stands in the margin above, wherever the screen is wide enough for the bar's crumbs. */
const ABOVE = { position: { xs: 'absolute' }, top: { xs: -16, md: -24 } } as const
