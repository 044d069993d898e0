import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { paths } from '../routing/paths'
import { AuditIcon, CloseIcon, ScopesIcon } from '../ui/icons'
import { useTexts } from '../ui/language'
import { RAIL_WIDTH } from '../ui/tokens'
import { appTexts } from './texts'

type Props = {
  /** Over the content, as on narrow screens, with a button that closes it. */
  overlay: boolean
  onClose: () => void
}

/** The main navigation. As an overlay it takes focus, and Escape or a click beside it closes it. */
export function Rail({ overlay, onClose }: Props) {
  const t = useTexts(appTexts)
  const closeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (overlay) closeButton.current?.focus()
  }, [overlay])
  const links = [
    { to: paths.scopes(), label: t.scopes, icon: <ScopesIcon /> },
    { to: paths.audit(), label: t.audit, icon: <AuditIcon /> },
  ]
  return (
    <>
      {overlay && (
        <Box
          onClick={onClose}
          sx={{ position: 'fixed', inset: 0, zIndex: 'modal', bgcolor: 'rgb(0 0 0 / 45%)' }}
        />
      )}
      <Box
        component="nav"
        aria-label={t.navigation}
        onKeyDown={(event) => {
          if (overlay && event.key === 'Escape') onClose()
        }}
        sx={{
          position: 'fixed',
          insetBlock: 0,
          left: 0,
          width: RAIL_WIDTH,
          zIndex: overlay ? 'modal' : 'appBar',
          p: 1.5,
          bgcolor: 'background.paper',
          borderRight: '1px solid',
          borderColor: 'line.main',
          overflowY: 'auto',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1, height: 40, mb: 1.5 }}>
          <img src="/icon.svg" alt="" width={24} height={24} />
          <Typography sx={{ fontWeight: 650, flex: 1 }}>{t.product}</Typography>
          {overlay && (
            <IconButton ref={closeButton} aria-label={t.closeMenu} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          )}
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
          {links.map(({ to, label, icon }) => (
            <li key={to}>
              <Link
                component={NavLink}
                to={to}
                onClick={onClose}
                underline="none"
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1.25,
                  px: 1.25,
                  minHeight: 36,
                  borderRadius: 1,
                  color: 'text.primary',
                  fontWeight: 500,
                  '&:hover': { bgcolor: 'action.hover' },
                  '&.active': { bgcolor: 'primary.soft', color: 'primary.main', fontWeight: 650 },
                }}
              >
                {icon}
                {label}
              </Link>
            </li>
          ))}
        </Box>
      </Box>
    </>
  )
}
