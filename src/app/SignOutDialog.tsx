import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router'
import { isNew } from '../commit/new-target'
import type { Uncommitted } from '../commit/uncommitted'
import { IdText } from '../components/IdText'
import { useNames } from '../names/use-names'
import { paths } from '../routing/paths'
import { DialogShell } from '../ui/dialog/DialogShell'
import { useTexts } from '../ui/language'
import { signOutTexts } from './sign-out-texts'

type Props = {
  uncommitted: readonly Uncommitted[]
  onSignOut: (keep: boolean) => void
  onClose: () => void
}

/** The screen that offers it again. */
function screenOf({ target, revision }: Uncommitted) {
  const { scopeId, family, artifactId } = target
  if (isNew(target)) return paths.create(scopeId, family)
  return revision === null
    ? paths.edit(scopeId, family, artifactId)
    : paths.history(scopeId, family, artifactId)
}

/** Asks a person who signs out what becomes of what they typed: nothing of it goes unasked. */
export function SignOutDialog({ uncommitted, onSignOut, onClose }: Props) {
  const t = useTexts(signOutTexts)
  const names = useNames()
  const helpId = useId()
  return (
    <DialogShell title={t.title(uncommitted.length)} describedBy={helpId} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography id={helpId}>{t.ask}</Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
          {uncommitted.map((one) => {
            const { target, revision, untilReload } = one
            const to = screenOf(one)
            const name = isNew(target) ? undefined : names.artifact(target)
            return (
              <li key={to}>
                <Link component={RouterLink} to={to} onClick={onClose}>
                  {isNew(target)
                    ? t.newOf(target.family)
                    : revision === null
                      ? t.editOf(target.family)
                      : t.restoreOf(revision, target.family)}{' '}
                  {!isNew(target) && (name ?? <IdText id={target.artifactId} whole />)}
                </Link>
                <Typography variant="caption" component="div" color="textSecondary">
                  {t.inScope} {names.scope(target.scopeId) ?? <IdText id={target.scopeId} whole />}
                  {name !== undefined && (
                    <>
                      {' · '}
                      <IdText id={target.artifactId} whole />
                    </>
                  )}
                  {untilReload && ` · ${t.untilReload}`}
                </Typography>
              </li>
            )
          })}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t.keptHelp} {t.otherTabs}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', rowGap: 1 }}>
        <Button variant="text" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button variant="outlined" color="error" onClick={() => onSignOut(false)}>
          {t.remove}
        </Button>
        <Button variant="contained" autoFocus onClick={() => onSignOut(true)}>
          {t.keep}
        </Button>
      </DialogActions>
    </DialogShell>
  )
}
