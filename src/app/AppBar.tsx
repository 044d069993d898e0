import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { lazy, useContext, useState, type ReactNode } from 'react'
import { Opened } from '../components/Opened'
import { useAccessMode } from '../components/use-access-mode'
import { BarExtra } from '../ui/bar-extra'
import { KeyboardIcon, LanguageIcon, MenuIcon, SearchIcon, ThemeIcon } from '../ui/icons'
import { useTexts } from '../ui/language'
import { BAR_HEIGHT } from '../ui/tokens'
import { AccountButton } from './AccountButton'
import { appTexts } from './texts'
import { Tip } from '../ui/Tip'

const SettingMenu = lazy(async () => ({ default: (await import('./SettingMenu')).SettingMenu }))
const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu')).AccountMenu }))

type Props = {
  /** Opens the rail, where it is not always there. */
  onMenu: (() => void) | null
  /** Receives the element that the screen fills with its breadcrumbs. Null on narrow screens, where the bar has no room for breadcrumbs. */
  slot: ((element: HTMLElement | null) => void) | null
  onGoTo: () => void
  onShortcuts: () => void
}
type Open = { menu: 'theme' | 'language' | 'account'; anchor: HTMLElement } | null

const SHORTCUT = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

/** Theme, language, shortcuts, "Go to…" and the account; the menus' code is loaded when one is opened. */
export function AppBar({ onMenu, slot, onGoTo, onShortcuts }: Props) {
  const t = useTexts(appTexts)
  const accessMode = useAccessMode()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const iconButton = (
    label: string,
    icon: ReactNode,
    onClick: (anchor: HTMLElement) => void,
    menu?: string,
  ) => (
    <Tip title={label}>
      <IconButton
        aria-label={label}
        aria-haspopup={menu ? 'menu' : 'dialog'}
        aria-expanded={menu ? open?.menu === menu : undefined}
        onClick={(event) => onClick(event.currentTarget)}
        sx={{ color: 'text.secondary', width: 32, height: 32 }}
      >
        {icon}
      </IconButton>
    </Tip>
  )
  return (
    <Box
      component="header"
      sx={{
        displayPrint: 'none',
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        minHeight: BAR_HEIGHT,
        px: { xs: 1, md: 3 },
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        bgcolor: 'background.default',
        borderBottom: '1px solid',
        borderColor: 'line.main',
      }}
    >
      {onMenu && iconButton(t.menu, <MenuIcon />, onMenu)}
      {slot && (
        <Box
          ref={slot}
          sx={{
            flex: 1,
            minWidth: 0,
            pr: 2,
            fontSize: '0.8125rem',
            lineHeight: '24px',
            color: 'text.secondary',
          }}
        />
      )}
      <Button
        variant="outlined"
        onClick={onGoTo}
        aria-label={t.goTo}
        aria-haspopup="dialog"
        sx={{
          color: 'text.secondary',
          borderColor: 'line.main',
          bgcolor: 'background.paper',
          fontWeight: 400,
          gap: 1,
          minWidth: { xs: 40, sm: 220, md: 144, lg: 220 },
          justifyContent: 'flex-start',
        }}
      >
        <SearchIcon />
        <Box
          component="span"
          sx={{ display: { xs: 'none', sm: 'inline' }, flex: 1, textAlign: 'left' }}
        >
          {t.goTo}
        </Box>
        <Box
          component="kbd"
          aria-hidden="true"
          sx={{ display: { xs: 'none', sm: 'inline' }, fontSize: '0.6875rem' }}
        >
          {SHORTCUT}
        </Box>
      </Button>
      <Box
        sx={{
          flex: slot ? 'none' : 1,
          minWidth: 0,
          textAlign: 'right',
          fontSize: '0.8125rem',
          color: 'warning.main',
          px: 1,
        }}
      >
        {accessMode === 'disabled' && t.accessOff}
      </Box>
      {useContext(BarExtra)}
      {iconButton(t.theme, <ThemeIcon />, (anchor) => setOpen({ menu: 'theme', anchor }), 'theme')}
      {iconButton(
        t.language,
        <LanguageIcon />,
        (anchor) => setOpen({ menu: 'language', anchor }),
        'language',
      )}
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        {iconButton(t.shortcuts, <KeyboardIcon />, onShortcuts)}
      </Box>
      {accessMode !== 'disabled' && (
        <AccountButton
          open={open?.menu === 'account'}
          onOpen={(anchor) => setOpen({ menu: 'account', anchor })}
        />
      )}
      {open && (
        <Opened onClose={close}>
          {open.menu === 'account' ? (
            <AccountMenu anchor={open.anchor} onClose={close} />
          ) : (
            <SettingMenu setting={open.menu} anchor={open.anchor} onClose={close} />
          )}
        </Opened>
      )}
    </Box>
  )
}
