import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink, useHref } from 'react-router'
import type { Principal } from '../../api/contract/access'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { CopyButton } from '../CopyButton'
import { CAN, type AskedAction } from './asks'
import { whyNotTexts } from './why-not-texts'

type Props = {
  action: AskedAction
  doings: readonly string[]
  /** The name of the resource. */
  place: string
  roles: readonly string[]
  me: Principal
  /** Null: the server. */
  scopeId: string | null
  mayGrant: boolean
  onLeave?: (() => void) | undefined
}

/** "Who can…" of Access with action and resource, and a request to send to somebody who can read it. */
export function WhyNotLinks(props: Props) {
  const { action, doings, place, roles, me, scopeId, mayGrant, onLeave } = props
  const t = useTexts(whyNotTexts)
  const resource = scopeId === null ? 'server' : `scope:${scopeId}`
  const path = paths.access({ resource, view: 'who', can: CAN[action] })
  const href = new URL(useHref(path), location.href).href
  const onServer = scopeId === null
  const request = t.request({
    who: `${me.type} ${me.id}`,
    doings: t.list(doings),
    place: onServer || place === scopeId ? place : `${place} (${scopeId})`,
    roles: roles.join(', '),
    link: href,
  })
  return (
    <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      <Link component={RouterLink} to={path} onClick={onLeave}>
        {t.whoCan(t.deeds[action], place)}
      </Link>
      {mayGrant ? (
        <Link component={RouterLink} to={paths.access({ resource })} onClick={onLeave}>
          {t.toGrant}
        </Link>
      ) : (
        <>
          <CopyButton value={request} what={t.requestName} label={t.copyRequest} />
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {onServer ? t.linkIsForServer : t.linkIsForAdmins}
          </Box>
        </>
      )}
    </Box>
  )
}
