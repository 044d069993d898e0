import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Popover from '@mui/material/Popover'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../api/queries/access'
import { signIn } from '../api/sign-in'
import { useAccessMode } from '../components/use-access-mode'
import { setIdsOnly, useIdsOnly } from '../names/ids-only'
import { useTexts } from '../ui/language'
import { SignOutDialog } from './SignOutDialog'
import { accountTexts } from './account-texts'
import { appTexts } from './texts'
import { useSignOut } from './use-sign-out'

type Props = { anchor: HTMLElement; onClose: () => void }

/** Who is signed in, as the server names the principal, and "Sign out". */
export function AccountMenu({ anchor, onClose }: Props) {
  const { account } = useTexts(appTexts)
  const t = useTexts(accountTexts)
  const idsOnly = useIdsOnly()
  const mode = useAccessMode()
  const { data: me } = useQuery({ ...meQuery(), enabled: mode === 'enforced' })
  const { uncommitted, leave, signOut } = useSignOut(onClose)
  const rows: [string, string][] = me
    ? [
        [t.principalType, me.principal.type],
        [t.principalId, me.principal.id],
        [t.principalDescription, me.principal.description ?? t.notRecorded],
      ]
    : []
  if (uncommitted.length > 0)
    return <SignOutDialog uncommitted={uncommitted} onSignOut={signOut} onClose={onClose} />
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
          'aria-label': account,
          // MUI keeps a menu 16 px away from both edges only if the menu leaves room for that.
          sx: { p: 2, minWidth: 240, maxWidth: 'min(360px, calc(100% - 32px))' },
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
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={idsOnly}
            slotProps={{ input: { 'aria-describedby': 'ids-only-help' } }}
            onChange={(_event, checked) => setIdsOnly(checked)}
          />
        }
        label={t.idsOnly}
        // The switch begins where the words below it do.
        sx={{ gap: 0.5, ml: -0.5 }}
      />
      <Typography id="ids-only-help" variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t.idsOnlyHelp}
      </Typography>
      {signIn() === 'none' ? (
        <Typography variant="body2" color="textSecondary">
          {t.signedInByProxy}
        </Typography>
      ) : (
        <Button variant="outlined" fullWidth autoFocus onClick={leave}>
          {t.signOut}
        </Button>
      )}
    </Popover>
  )
}
