import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { Panel } from '../../ui/Panel'
import { AuthorityChips } from './AuthorityChips'
import type { ScopeAction } from './scope-actions'
import { scopeTexts } from './scope-texts'

type Props = {
  scopeId: string
  actions: readonly ScopeAction[]
  /** The server checks nothing, and keeps no audit either. */
  unchecked: boolean
}

/** What the caller may do on this Scope, each action with what it allows, and the way to the Scope's audit. */
export function AuthorityPanel({ scopeId, actions, unchecked }: Props) {
  const t = useTexts(scopeTexts)
  const resource = `scope:${scopeId}`
  const audits = actions.includes('scope.admin') && !unchecked
  return (
    <Panel title={t.authorityHere}>
      {unchecked && <Typography variant="body2">{t.accessOff}</Typography>}
      {!unchecked && actions.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t.nothingAllowed}
        </Typography>
      )}
      {!unchecked && actions.length > 0 && (
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'max-content minmax(0, 1fr)',
            columnGap: 1.5,
            rowGap: 0.5,
            alignItems: 'baseline',
            fontSize: '0.8125rem',
          }}
        >
          {actions.map((action) => (
            <Box key={action} sx={{ display: 'contents' }}>
              <dt>
                <AuthorityChips actions={[action]} noReadingRole={false} />
              </dt>
              <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
                {t.actionHelp[action]}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {!unchecked && (
        <Box sx={{ mt: 1.5 }}>
          {audits ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button component={RouterLink} to={paths.audit({ resource })} variant="outlined">
                {t.audit}
              </Button>
              <Button component={RouterLink} to={paths.access({ resource })} variant="outlined">
                {t.access}
              </Button>
            </Box>
          ) : (
            <Typography variant="body2" color="textSecondary">
              {t.auditReason}
            </Typography>
          )}
        </Box>
      )}
    </Panel>
  )
}
