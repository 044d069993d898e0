import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { memo, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { Link as RouterLink } from 'react-router'
import { useSearchLink } from '../../routing/use-search-link'
import { useTexts } from '../../ui/language'
import type { AccessFilters } from './access-search'
import { accessTexts } from './texts'

type ViewName = NonNullable<AccessFilters['view']>
type Props = {
  view: ViewName
  panelId: string
  /** The tab after the first three: another one of now than of a past instant. */
  further: ViewName
}

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Moves the focus to the next tab; pressing it is another step, since each is an address. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  if (step === undefined) return
  // The browser scrolls the tabs at an arrow key by itself, and the tab that gets the focus could leave sight.
  event.preventDefault()
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const here = tabs.findIndex((tab) => tab === document.activeElement)
  const next = tabs.at((here + step) % tabs.length)
  next?.focus({ preventScroll: true })
  bringIntoSight(event.currentTarget, next)
}

/** Pixels at the end of the list in which a tab fades: where it is cut, more of them follow. */
const FADE = 24

/** Scrolls the row of tabs until a tab is in sight and clear of the edge that fades: a phone has no room for all of them. */
function bringIntoSight(list: HTMLElement, tab: Element | null | undefined) {
  if (!tab) return
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  list.scrollLeft +=
    Math.max(0, inner.right + FADE - outer.right) + Math.min(0, inner.left - outer.left)
}

/**
 * The views as tabs; each is a link, which keeps the resource and the instant. MUI's tabs would bring those of Artifacts
 * along, 22 KB (decision 6).
 */
export const AccessTabs = memo(function AccessTabs({ view, panelId, further }: Props) {
  const t = useTexts(accessTexts)
  const searchLink = useSearchLink()
  const names: ViewName[] = ['bindings', 'people', 'who', further]
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const tabs = list.current
    if (!tabs) return
    // The first report comes before anything is painted, the next ones when the window has another width.
    const observer = new ResizeObserver(() =>
      bringIntoSight(tabs, tabs.querySelector('[aria-selected="true"]')),
    )
    observer.observe(tabs)
    return () => observer.disconnect()
  }, [view])
  return (
    <Box ref={list} role="tablist" aria-label={t.views} onKeyDown={moveFocus} sx={row}>
      {names.map((name) => (
        <Link
          key={name}
          role="tab"
          id={`${panelId}-${name}`}
          aria-selected={name === view}
          aria-controls={name === view ? panelId : undefined}
          tabIndex={name === view ? 0 : -1}
          underline="none"
          component={RouterLink}
          {...searchLink({ view: name === 'bindings' ? null : name }, { preventScrollReset: true })}
          sx={tab}
        >
          {t[name]}
        </Link>
      ))}
    </Box>
  )
})

const row = {
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  columnGap: 0.5,
  // As wide as the longest name at least: what does not fit beside them goes below.
  flex: '1 1 176px',
  maskImage: `linear-gradient(to right, #000 calc(100% - ${FADE}px), transparent)`,
  '&::after': { content: '""', flex: `0 0 ${FADE}px` },
} as const
const tab = {
  px: 1.5,
  minHeight: 40,
  whiteSpace: 'nowrap',
  display: 'inline-flex',
  alignItems: 'center',
  color: 'text.secondary',
  fontWeight: 600,
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&[aria-selected="true"]': { color: 'primary.main', borderColor: 'primary.main' },
} as const
