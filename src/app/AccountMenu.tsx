import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { meQuery } from '../api/queries/access'
import { session } from '../api/session'
import { paths } from '../routing/paths'
import { useTexts } from '../ui/language'
import { appTexts } from './texts'

type Props = { anchor: HTMLElement; onClose: () => void }

/** Who is signed in, as the server names the principal, and "Sign out". */
export function AccountMenu({ anchor, onClose }: Props) {
  const t = useTexts(appTexts)
  const navigate = useNavigate()
  const { data: me } = useQuery({ ...meQuery(), enabled: session.token() !== null })
  const signOut = () => {
    onClose()
    session.signOut()
    void navigate(paths.signIn())
  }
  const rows: [string, string][] = me
    ? [
        [t.principalType, me.principal.type],
        [t.principalId, me.principal.id],
        [t.principalDescription, me.principal.description ?? t.notRecorded],
      ]
    : []
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t.account,
          sx: { p: 2, minWidth: 240, maxWidth: 360 },
        },
      }}
    >
      <Box
        component="dl"
        sx={{
          m: 0,
          mb: 2,
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 2,
          rowGap: 0.5,
        }}
      >
        {rows.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Button variant="outlined" fullWidth autoFocus onClick={signOut}>
        {t.signOut}
      </Button>
    </Popover>
  )
}
