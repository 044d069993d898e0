import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink, useHref } from 'react-router'
import type { Help } from '../../access/help'
import { isSame } from '../../access/subjects'
import type { Principal } from '../../api/contract/access'
import { accessRuleOf } from '../../families/access-rules'
import { useNames } from '../../names/use-names'
import { paths } from '../../routing/paths'
import { artifactParam, type ArtifactPlace } from '../../routing/resource-param'
import { useTexts } from '../../ui/language'
import { CopyButton } from '../CopyButton'
import { CAN } from './asks'
import { whyNotTexts } from './why-not-texts'

/** People who are named at most: more of them are found behind the link. */
const NAMED_MAX = 5

type Props = {
  /** Null: the server. */
  scopeId: string | null
  /** The Artifact of the Scope that could not be read, if it is about one. */
  artifact: ArtifactPlace | undefined
  /** The name of the resource. */
  place: string
  /** What is missing there, with the roles that would help. */
  wants: readonly { doings: string; roles: string }[]
  me: Principal
  /** Null: the reader may read no bindings there. */
  granters: Help['granters'] | null
  /** Called when the reader follows a link. */
  onLeave: (() => void) | undefined
}

/** Who can grant a role on one resource; the way to granting it oneself, or a request to send to somebody who can. */
export function Granters({ scopeId, artifact, place, wants, me, granters, onLeave }: Props) {
  const t = useTexts(whyNotTexts)
  const names = useNames()
  const resource = scopeId === null ? 'server' : `scope:${scopeId}`
  const can = CAN[scopeId === null ? 'server.admin' : 'scope.admin']
  // Who owns an Artifact can grant roles on it as well, and sees the access to it alone.
  const { ownBindings, writer } = accessRuleOf(artifact?.family ?? '')
  const shared = ownBindings && writer === 'owner' ? artifact : undefined
  const href = useHref(
    paths.access({
      view: 'who',
      ...(shared ? { resource: artifactParam(shared), can: 'grant' } : { resource, can }),
    }),
  )
  const others = granters?.filter(({ principal }) => !isSame(principal, me)) ?? []
  const more = others.length - NAMED_MAX
  return (
    <Box component="section" aria-label={t.granters(place)} sx={{ fontSize: '0.875rem' }}>
      <Typography variant="h3" sx={{ mb: 0.75, fontSize: '0.9375rem', fontWeight: 600 }}>
        {t.granters(place)}
      </Typography>
      {granters === null ? (
        <>
          {scopeId === null ? t.askServer : t.askScope}{' '}
          <CopyButton
            what={t.requestName}
            label={t.copyRequest}
            value={t.request({
              who: `${me.type} ${me.id}`,
              place: scopeId === null || place === scopeId ? place : `${place} (${scopeId})`,
              wants,
              link: new URL(href, location.href).href,
            })}
          />
        </>
      ) : (
        <>
          {t.yourself}{' '}
          <Link component={RouterLink} to={paths.access({ resource })} onClick={onLeave}>
            {t.toGrant}
          </Link>
          {others.length > 0 && (
            <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
              {others.slice(0, NAMED_MAX).map(({ principal, paths: [path] }) => (
                <li key={`${principal.type} ${principal.id}`}>
                  {names.principal(principal)}{' '}
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {principal.type} <code>{principal.id}</code>
                    {path && `, ${t.by(path.binding.role)}`}
                  </Box>
                </li>
              ))}
              {more > 0 && <li>{t.moreGranters(more)}</li>}
            </Box>
          )}
        </>
      )}
    </Box>
  )
}
