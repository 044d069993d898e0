import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { BASE_PATH } from '../lib/base-path'
import { paths } from '../routing/paths'
import { AccessIcon, AuditIcon, CloseIcon, HomeIcon, ScopesIcon } from '../ui/icons'
import { useTexts } from '../ui/language'
import { ICON_RAIL_WIDTH, RAIL_WIDTH } from '../ui/tokens'
import { RailLinks, type RailForm } from './RailLinks'
import { appTexts } from './texts'
import { VisitedScopes } from './VisitedScopes'

// It names the families, whose descriptors the list of Scopes and the audit do not need.
const ScopeNav = lazy(async () => ({ default: (await import('./scope-nav/ScopeNav')).ScopeNav }))

type Props = {
  /** The Scope that the person is in. */
  scopeId: string | null
  form: RailForm
  /** Over the content, as on narrow screens, with a button that closes it. */
  overlay: boolean
  onClose: () => void
}

/** The navigations. As an overlay the rail takes focus and gives it back, and Escape or a click beside it closes it. */
export function Rail({ scopeId, form, overlay, onClose }: Props) {
  const t = useTexts(appTexts)
  const closeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!overlay) return
    const opener = document.activeElement
    closeButton.current?.focus()
    return () => {
      // A link that was followed leads to a screen, which takes focus by itself.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    }
  }, [overlay])
  const shared = { form, onFollow: onClose }
  const visited = <VisitedScopes scopeId={scopeId} {...shared} />
  return (
    <>
      {overlay && (
        <Box
          onClick={onClose}
          sx={{ position: 'fixed', inset: 0, zIndex: 'modal', bgcolor: 'rgb(0 0 0 / 45%)' }}
        />
      )}
      <Box
        onKeyDown={(event) => {
          if (overlay && event.key === 'Escape') onClose()
        }}
        sx={{
          displayPrint: 'none',
          position: 'fixed',
          insetBlock: 0,
          left: 0,
          width: form === 'words' ? RAIL_WIDTH : ICON_RAIL_WIDTH,
          zIndex: overlay ? 'modal' : 'appBar',
          px: form === 'words' ? 1.5 : '7px',
          py: 1.5,
          bgcolor: 'background.paper',
          borderRight: '1px solid',
          borderColor: 'line.main',
          overflowY: 'auto',
          scrollbarWidth: 'thin',
        }}
      >
        <Box component="nav" aria-label={t.navigation}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 1, height: 40, mb: 1.5 }}>
            <img src={`${BASE_PATH}icon.svg`} alt="" width={24} height={24} />
            {form === 'words' && (
              <Typography noWrap sx={{ fontWeight: 650, flex: 1 }}>
                {t.product}
              </Typography>
            )}
            {overlay && (
              <IconButton ref={closeButton} aria-label={t.closeMenu} onClick={onClose}>
                <CloseIcon />
              </IconButton>
            )}
          </Box>
          <RailLinks
            links={[
              { to: paths.home(), label: t.home, icon: <HomeIcon />, end: true },
              { to: paths.scopes(), label: t.scopes, icon: <ScopesIcon /> },
              { to: paths.audit(), label: t.audit, icon: <AuditIcon /> },
              { to: paths.access(), label: t.access, icon: <AccessIcon /> },
            ]}
            {...shared}
          />
        </Box>
        {/* The rest comes at once, so that no link moves. Where the code cannot be had, the screen needs it too, and says so. */}
        <ErrorBoundary fallback={visited} resetKeys={[scopeId]}>
          <Suspense fallback={null}>
            {scopeId !== null && <ScopeNav scopeId={scopeId} {...shared} />}
            {visited}
          </Suspense>
        </ErrorBoundary>
      </Box>
    </>
  )
}
