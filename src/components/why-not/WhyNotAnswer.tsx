import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { rolesThatGrant } from '../../access/role-rules'
import { useScopeName } from '../../names/use-scope-name'
import { useTexts } from '../../ui/language'
import { FailureState } from '../FailureState'
import { LoadingRows } from '../LoadingRows'
import { usePrincipal } from '../use-principal'
import { isOnServer, type Missing } from './asks'
import { HeldAndGranters } from './HeldAndGranters'
import { useHelp } from './use-help'
import { whyNotTexts } from './why-not-texts'
import { WhyNotLinks } from './WhyNotLinks'

type Props = {
  scopeId: string | null
  missing: readonly Missing[]
  /** Called when the reader follows a link, so that a dialog that holds the answer can close. */
  onLeave?: () => void
}

/**
 * What is missing, which roles would give it, whether the reader ever held one and who can grant it. Worked out from role
 * bindings and role descriptions, and it says so (decision 24).
 */
export function WhyNotAnswer({ scopeId, missing, onLeave }: Props) {
  const t = useTexts(whyNotTexts)
  const name = useScopeName(scopeId ?? '') ?? scopeId ?? ''
  const me = usePrincipal()
  const help = useHelp(scopeId)
  if (help.state === 'failed') return <FailureState error={help.error} onRetry={help.retry} />
  if (help.state === 'loading' || !me) {
    return (
      <div role="status" aria-label={t.looking}>
        <LoadingRows rows={4} />
      </div>
    )
  }
  const { rules, read } = help
  const onServer = (role: string) => rules.get(role)?.on === 'server'
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {missing.map(({ action, doings }) => {
        const place = isOnServer(action) ? t.theServer : name
        const roles = rolesThatGrant(action, rules)
        const readHere = isOnServer(action) ? null : read
        return (
          <Box component="section" key={action} aria-label={t.list(doings)}>
            <Typography variant="h3" sx={{ mb: 0.75, fontSize: '0.9375rem', fontWeight: 600 }}>
              {t.list(doings)}
            </Typography>
            <Box component="dl" sx={facts}>
              <dt>{t.needs}</dt>
              <dd>
                <code>{action}</code> {t.on(place)}{' '}
                <span className="muted">{t.allows[action]}</span>
              </dd>
              <dt>{t.roles}</dt>
              <dd>
                {roles.length === 0 && t.noRoles}
                {roles.map((role, index) => (
                  <span key={role}>
                    {index > 0 && ', '}
                    <code>{role}</code>
                    {onServer(role) && !isOnServer(action) && ` ${t.fromServer}`}
                  </span>
                ))}
              </dd>
              <HeldAndGranters action={action} scopeId={scopeId} me={me} read={readHere} />
            </Box>
            <WhyNotLinks
              {...{ action, doings, place, roles, me, onLeave }}
              scopeId={isOnServer(action) ? null : scopeId}
              mayGrant={readHere !== null}
            />
          </Box>
        )
      })}
      <Typography variant="caption" color="textSecondary" role="status">
        {read === null ? t.fromRoles : t.fromBindings(read.known.bindings.length, read.calls)}{' '}
        {t.notKnown}
        {read?.known.view === 'scope' && ` ${t.notAbove}`}
        {read?.isPartial && ` ${t.partial}`}
      </Typography>
    </Box>
  )
}

const facts = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: { xs: 0.25, sm: 0.75 },
  fontSize: '0.875rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 0.75, sm: 0 }, overflowWrap: 'anywhere' },
  '& .muted': { color: 'text.secondary' },
  '& ul': { m: 0, pl: 2.25 },
} as const
