import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { memo, useEffect, useRef, type KeyboardEvent } from 'react'
import { Link as RouterLink } from 'react-router'
import { useSearchLink } from '../../routing/use-search-link'
import { useTexts } from '../../ui/language'
import type { AccessFilters } from './access-search'
import { accessTexts } from './texts'

type ViewName = NonNullable<AccessFilters['view']>
type Props = { view: ViewName; panelId: string; past: boolean }

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Moves the focus to the next tab; pressing it is another step, since each is an address. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  if (step === undefined) return
  // The browser would scroll the list of tabs as well, away from the tab that is brought into sight.
  event.preventDefault()
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const here = tabs.findIndex((tab) => tab === document.activeElement)
  tabs.at((here + step) % tabs.length)?.focus()
}

/** Pixels at the end of the list in which a tab fades: where it is cut, more of them follow. */
const FADE = 24

/** A phone has no room for all tabs: the one that is shown has to be in sight. */
function bringIntoSight(tab: HTMLElement | null) {
  const list = tab?.parentElement
  if (!list) return
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  list.scrollLeft +=
    Math.max(0, inner.right + FADE - outer.right) + Math.min(0, inner.left - outer.left)
}

/**
 * The views as tabs; each is a link, which keeps the resource and the instant. MUI's tabs would bring those of Artifacts
 * along, 22 KB (decision 6).
 */
export const AccessTabs = memo(function AccessTabs({ view, panelId, past }: Props) {
  const t = useTexts(accessTexts)
  const searchLink = useSearchLink()
  const list = useRef<HTMLDivElement>(null)
  // It measures the page, so that it is done once a view, and not with each letter that changes the address.
  useEffect(
    () => bringIntoSight(list.current?.querySelector('[aria-selected="true"]') ?? null),
    [view],
  )
  // A review is of what is in force now; what was gained and lost since is told of a past instant only.
  const names: ViewName[] = ['bindings', 'people', 'who', past ? 'changes' : 'review']
  return (
    <Box ref={list} role="tablist" aria-label={t.views} onKeyDown={moveFocus} sx={tabs}>
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

const tabs = {
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
