import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Link from '@mui/material/Link'
import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type UIEvent } from 'react'
import { Link as RouterLink, type To } from 'react-router'

/** `to`: the address of a tab that is a link; without it the tab is a button. */
type TabItem = {
  name: string
  label: string
  to?: To
  replace?: boolean
  preventScrollReset?: boolean
  onClick?: (event: MouseEvent) => void
}
type Props = {
  /** What the list is called. */
  label: string
  tabs: readonly TabItem[]
  /** Name of the tab that is open; any other text: none is. */
  open: string
  /** Id of the panel that the open tab controls; `tabId` gives the ids of the tabs. */
  panelId: string
}

/** The id of a tab, by which its panel is labelled. */
export const tabId = (panelId: string, name: string) => `${panelId}-${name}`

/** Which tab gets the focus, by the key, the place of the tab that has it, and the number of tabs. */
const MOVES: Partial<Record<string, (here: number, count: number) => number>> = {
  ArrowLeft: (here, count) => (here - 1 + count) % count,
  ArrowRight: (here, count) => (here + 1) % count,
  Home: () => 0,
  End: (_here, count) => count - 1,
}

/** Moves the focus to another tab. The key does not open that tab, because most tabs lead to another address. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const move = MOVES[event.key]
  if (!move || event.ctrlKey || event.metaKey || event.altKey) return
  // The browser scrolls the tabs at such a key by itself, and the tab that gets the focus could leave sight.
  event.preventDefault()
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const here = tabs.findIndex((tab) => tab === document.activeElement)
  const next = tabs[move(here, tabs.length)]
  next?.focus({ preventScroll: true })
  bringIntoSight(event.currentTarget, next)
}

/** Width in pixels of the fade at each end of the row. The fade shows that the row has more tabs beyond that end. */
const FADE = 24

/** Scrolls the row so that neither fade covers the tab. On a phone, the row is longer than the screen is wide. */
function bringIntoSight(list: HTMLElement, tab: Element | null | undefined) {
  if (!tab) return
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  list.scrollLeft +=
    Math.max(0, inner.right + FADE - outer.right) + Math.min(0, inner.left - FADE - outer.left)
}

/** Writes how far the row is scrolled into a CSS variable. The left fade depends on it, because an unscrolled row has no tabs beyond its left end. */
const noteScroll = ({ currentTarget: row }: UIEvent<HTMLElement>) =>
  row.style.setProperty('--x', `${row.scrollLeft}px`)

/**
 * The views of a screen as tabs. This list replaces MUI's, which measures the page while a screen is drawn, for up to half of
 * that time, and takes 7 KB more (decision 6).
 */
export function TabList({ label, tabs, open, panelId }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const row = list.current
    if (!row) return
    // The observer reports once before the first paint, and again whenever the window changes the width of the row.
    const observer = new ResizeObserver(() =>
      bringIntoSight(row, row.querySelector('[aria-selected="true"]')),
    )
    observer.observe(row)
    return () => observer.disconnect()
  }, [open])
  const reachable = tabs.some(({ name }) => name === open) ? open : tabs[0]?.name
  return (
    <Box
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={moveFocus}
      onScroll={noteScroll}
      sx={ROW}
    >
      {tabs.map(({ name, label: text, to, ...rest }) => {
        const tab = {
          role: 'tab',
          id: tabId(panelId, name),
          'aria-selected': name === open,
          'aria-controls': name === open ? panelId : undefined,
          tabIndex: name === reachable ? 0 : -1,
          sx: TAB,
          ...rest,
        }
        return to === undefined ? (
          <ButtonBase key={name} {...tab}>
            {text}
          </ButtonBase>
        ) : (
          <Link key={name} component={RouterLink} to={to} underline="none" {...tab}>
            {text}
          </Link>
        )
      })}
    </Box>
  )
}

const ROW = {
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  columnGap: 0.5,
  maskImage: `linear-gradient(to right, transparent, #000 min(var(--x, 0px), ${FADE}px), #000 calc(100% - ${FADE}px), transparent)`,
  '&::after': { content: '""', flex: `0 0 ${FADE}px` },
} as const
const TAB = {
  typography: 'button',
  px: 1.5,
  minHeight: 40,
  flexShrink: 0,
  whiteSpace: 'nowrap',
  display: 'inline-flex',
  alignItems: 'center',
  color: 'text.secondary',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&[aria-selected="true"]': { color: 'primary.main', borderColor: 'primary.main' },
  // The row cuts off what a tab draws outside of itself.
  '&:focus-visible, &.Mui-focusVisible': { outlineOffset: -2 },
} as const
