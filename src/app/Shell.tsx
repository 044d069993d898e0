import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import useMediaQuery from '@mui/material/useMediaQuery'
import { lazy, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Opened } from '../components/Opened'
import { BarSlot } from '../ui/bar-slot'
import { elementSlot } from '../ui/element-slot'
import { useTexts } from '../ui/language'
import { CONTENT_WIDTH, ICON_RAIL_WIDTH, RAIL_WIDTH, WIDE_CONTENT_WIDTH } from '../ui/tokens'
import { AppBar } from './AppBar'
import { Notices } from './Notices'
import { Rail } from './Rail'
import { appTexts } from './texts'
import { typedAhead } from './typed-ahead'
import { useCodeAhead } from './use-code-ahead'
import { useGlobalKeys } from './use-global-keys'
import { useScopeHere } from './use-scope-here'
import { useScrollToTop } from './use-scroll-to-top'
import { useSignsOfLife } from './use-signs-of-life'

/** The addresses of a history, of a comparison and of the audit (screens §1). */
const WIDE = /^(\/scopes\/[^/]+\/artifacts\/[^/]+\/[^/]+\/(history|compare)|\/audit)$/

const GoToDialog = lazy(async () => ({ default: (await import('./go-to/GoToDialog')).GoToDialog }))
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog')).ShortcutsDialog,
}))

type Open = 'none' | 'go-to' | 'shortcuts'

/** Rail, app bar and the screen. The rail has icons alone below 1,200 px, and below 900 px it opens from the app bar's "Menu". */
export function Shell() {
  const t = useTexts(appTexts)
  const [open, setOpen] = useState<Open>('none')
  const [menu, setMenu] = useState(false)
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true })
  const widest = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const [slot] = useState(elementSlot)
  const scopeId = useScopeHere()
  // Lines of a text are as long as somebody made them, and an event has ten columns: these screens use all of a wide window.
  const usesWidth = WIDE.test(useLocation().pathname)
  useScrollToTop()
  useCodeAhead()
  useSignsOfLife()
  const goTo = () => {
    // While the dialog is open, its own field hears the keys.
    if (open !== 'go-to') typedAhead.begin()
    setOpen('go-to')
  }
  const showShortcuts = () => {
    typedAhead.take()
    setOpen('shortcuts')
  }
  const close = () => {
    // Keys that waited for a dialog whose code did not come are the screen's again.
    typedAhead.take()
    setOpen('none')
  }
  useGlobalKeys({ onGoTo: goTo, onHelp: showShortcuts })

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Link
        href="#content"
        sx={{
          position: 'absolute',
          left: -9999,
          zIndex: 'tooltip',
          bgcolor: 'background.paper',
          p: 1,
          '&:focus': { left: 8, top: 8 },
        }}
      >
        {t.skip}
      </Link>
      {(wide || menu) && (
        <Rail
          scopeId={scopeId}
          form={wide && !widest ? 'icons' : 'words'}
          overlay={!wide}
          onClose={() => setMenu(false)}
        />
      )}
      <Box
        // While the menu is open, neither Tab nor a screen reader reaches the screen below it.
        inert={menu && !wide}
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexDirection: 'column',
          ml: wide ? `${widest ? RAIL_WIDTH : ICON_RAIL_WIDTH}px` : 0,
          '@media print': { ml: 0 },
        }}
      >
        <AppBar
          onMenu={wide ? null : () => setMenu(true)}
          slot={wide ? slot.set : null}
          onGoTo={goTo}
          onShortcuts={showShortcuts}
        />
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{
            flex: 1,
            minWidth: 0,
            width: '100%',
            maxWidth: usesWidth ? WIDE_CONTENT_WIDTH : CONTENT_WIDTH,
            mx: 'auto',
            p: { xs: 2, md: 3 },
            '@media print': { p: 0, maxWidth: 'none' },
            outline: 'none',
          }}
        >
          <BarSlot value={wide ? slot : undefined}>
            <Outlet />
          </BarSlot>
        </Box>
      </Box>
      <Notices />
      {open === 'go-to' && (
        <Opened onClose={close}>
          <GoToDialog scopeId={scopeId} onShortcuts={showShortcuts} onClose={close} />
        </Opened>
      )}
      {open === 'shortcuts' && (
        <Opened onClose={close}>
          <ShortcutsDialog onClose={close} />
        </Opened>
      )}
    </Box>
  )
}
