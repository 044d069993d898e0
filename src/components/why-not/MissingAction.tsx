import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import type { EverHeld } from '../../access/ever-held'
import type { Principal } from '../../api/contract/access'
import { formatInstant } from '../../lib/date/micros'
import { exactTime } from '../../lib/date/stamp'
import { useNames } from '../../names/use-names'
import { paths } from '../../routing/paths'
import { artifactParam, type ArtifactPlace } from '../../routing/resource-param'
import { useTexts } from '../../ui/language'
import { WholeTimes } from '../../ui/WholeTimes'
import { CAN, isOnServer, type Missing } from './asks'
import { whyNotTexts } from './why-not-texts'

type Props = {
  missing: Missing
  /** Null: the server. */
  scopeId: string | null
  /** The Artifact of the Scope that could not be read, if it is about one. */
  artifact: ArtifactPlace | undefined
  /** The name of the resource. */
  place: string
  /** The roles that give the action, as told. */
  roles: string
  /** Null: the reader may read no bindings there; 'reading': some of them are still to come. */
  held: EverHeld | 'reading' | null
  /** Called when the reader follows a link. */
  onLeave: (() => void) | undefined
}

/** Says of one action that the reader may not do which roles allow it, and whether the reader ever held one of them. */
export function MissingAction(props: Props) {
  const { missing, scopeId, artifact, place, roles, held, onLeave } = props
  const { action, doings } = missing
  const t = useTexts(whyNotTexts)
  const names = useNames()
  const nameOf = (one: Principal) => names.principal(one) ?? one.id
  const timeOf = (at: number) => exactTime(formatInstant(at), 'local').replace('.000', '')
  const words = (found: EverHeld): string => {
    switch (found.kind) {
      case 'lost': {
        const by = found.how === 'revoked' ? found.binding.revoked_by : null
        return t.lost(found.binding.role, timeOf(found.until), found.how, by ? nameOf(by) : null)
      }
      case 'later':
        return t.later(found.binding.role, timeOf(found.since))
      case 'held':
        return t.heldNow(found.binding.role)
      case 'never':
        return t.never
    }
  }
  // More people may read one Artifact than read its Scope: its owner, and who holds a role on it alone.
  const resource = artifact ? artifactParam(artifact) : `scope:${scopeId}`
  const who = scopeId && paths.access({ resource, view: 'who', can: CAN[action] })
  return (
    <Box component="section" aria-label={t.list(doings)}>
      <Typography variant="h3" sx={{ mb: 0.75, fontSize: '0.9375rem', fontWeight: 600 }}>
        {t.list(doings)}
      </Typography>
      <Box component="dl" sx={facts}>
        <dt>{t.missing}</dt>
        <dd>
          <code>{action}</code> {isOnServer(action) ? t.onServer : t.onScope}
        </dd>
        <dt>{t.roles}</dt>
        <dd>{roles === '' ? t.noRoles : roles}</dd>
        {held !== null && (
          <>
            <dt>{t.held}</dt>
            <dd>{held === 'reading' ? t.looking : <WholeTimes text={words(held)} />}</dd>
          </>
        )}
      </Box>
      {who && held !== null && (
        <Link component={RouterLink} to={who} onClick={onLeave} sx={{ fontSize: '0.875rem' }}>
          {artifact
            ? t.whoReads(names.artifact(artifact) ?? artifact.artifactId, place)
            : t.whoCan(t.deeds[action], place)}
        </Link>
      )}
    </Box>
  )
}

const facts = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: { xs: 0.25, sm: 0.5 },
  fontSize: '0.875rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 0.75, sm: 0 }, overflowWrap: 'anywhere' },
} as const
