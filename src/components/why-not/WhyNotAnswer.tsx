import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { helpFor } from '../../access/help'
import { rolesOnArtifact, rolesThatGrant } from '../../access/role-rules'
import { newestIn } from '../../access/standing'
import { serverNow } from '../../api/server-clock'
import { useNames } from '../../names/use-names'
import { useScopeName } from '../../names/use-scope-name'
import { accessRuleOf } from '../../families/access-rules'
import type { ArtifactPlace } from '../../routing/resource-param'
import { useTexts } from '../../ui/language'
import { FailureState } from '../FailureState'
import { LoadingRows } from '../LoadingRows'
import type { Known } from '../../access/types'
import { usePrincipal } from '../use-principal'
import { isOnServer, type AskedAction, type Missing } from './asks'
import { Granters } from './Granters'
import { MissingAction } from './MissingAction'
import { useHelp } from './use-help'
import { whyNotTexts } from './why-not-texts'

type Props = {
  scopeId: string | null
  artifact: ArtifactPlace | undefined
  missing: readonly Missing[]
  /** Called when the reader follows a link, so that a dialog that holds the answer can close. */
  onLeave?: () => void
}

/**
 * What is missing and which roles would give it, action by action; then, once for the Scope and once for the server, who can
 * grant one. Worked out from role bindings and role descriptions, and it says so (decision 24).
 */
export function WhyNotAnswer({ scopeId, artifact, missing, onLeave }: Props) {
  const t = useTexts(whyNotTexts)
  const name = useScopeName(scopeId ?? '') ?? scopeId ?? ''
  const names = useNames()
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
  // A role on one Artifact allows reading it, but for families whose Artifacts have no bindings of their own.
  const readAlone = artifact && accessRuleOf(artifact.family).ownBindings ? artifact : undefined
  const wordFor = (place: ArtifactPlace) =>
    `${place.family} ${names.artifact(place) ?? place.artifactId}`
  const helpWithin = (known: Known, scopeId: string, action: AskedAction) => {
    // The server has done what its list tells of, whatever the clocks say.
    const instant = Math.max(serverNow() * 1_000, newestIn(known.bindings))
    const onScope = { action, resource: { type: 'scope', scope_id: scopeId }, instant }
    const { held, granters } = helpFor(me, known, onScope)
    if (!readAlone || action !== 'scope.read') return { held, granters }
    const { family, artifactId } = readAlone
    const identity = { family, artifact_id: artifactId }
    const resource = { type: 'artifact', scope_id: scopeId, identity }
    const ofArtifact = helpFor(me, known, { action: 'artifact.read', resource, instant })
    return { held: ofArtifact.held, granters }
  }
  /** What the bindings of the Scope say; null of the server, and where they may not be read. */
  const helpWith = (action: AskedAction) =>
    read === null || scopeId === null || isOnServer(action)
      ? null
      : helpWithin(read.known, scopeId, action)
  const found = missing.map((one) => {
    const { action } = one
    const onServer = isOnServer(action)
    const isElsewhere = (role: string) => rules.get(role)?.on === 'server' && !onServer
    const ofScope = rolesThatGrant(action, rules).map((role) =>
      isElsewhere(role) ? `${role} ${t.onServer}` : role,
    )
    const ofArtifact =
      readAlone && action === 'scope.read'
        ? rolesOnArtifact('artifact.read', rules, readAlone.family).map(
            (role) => `${role} ${t.onArtifact(wordFor(readAlone))}`,
          )
        : []
    const { held, granters } = helpWith(action) ?? { held: null, granters: null }
    return {
      missing: one,
      scopeId: onServer ? null : scopeId,
      place: onServer ? t.theServer : name,
      roles: t.anyOf([...ofArtifact, ...ofScope]),
      held: held?.kind === 'never' && read?.isReading ? ('reading' as const) : held,
      granters,
    }
  })
  const places = [...new Set(found.map((one) => one.scopeId))]
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {found.map(({ missing, scopeId, place, roles, held }) => (
        <MissingAction
          key={missing.action}
          {...{ missing, scopeId, artifact, place, roles, held, onLeave }}
        />
      ))}
      {places.map((place) => {
        const there = found.filter((one) => one.scopeId === place)
        return (
          <Granters
            key={place ?? ''}
            scopeId={place}
            artifact={artifact}
            place={there[0]?.place ?? ''}
            wants={there.map((one) => ({ doings: t.list(one.missing.doings), roles: one.roles }))}
            me={me}
            // Whoever can grant one role on it can grant each.
            granters={there[0]?.granters ?? null}
            onLeave={onLeave}
          />
        )
      })}
      <Typography variant="caption" color="textSecondary" role="status">
        {read === null
          ? t.fromRoles
          : `${t.fromBindings(read.known.bindings.length, read.calls)} ${t.notKnown}`}
        {read?.known.view === 'scope' && ` ${t.notAbove}`}
        {read?.isPartial && ` ${t.partial}`}
      </Typography>
    </Box>
  )
}
