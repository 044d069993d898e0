import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import type { Principal } from '../../api/contract/access'
import { isAskable } from '../../api/contract/askable'
import { useNameText } from '../../names/use-name-text'
import { paths } from '../../routing/paths'
import type { Shown } from './shown'

type Props = { principal: Principal; shown: Pick<Shown, 'param' | 'asOf'> }

/** A principal by name with its type and id beside it; leads to what it may do. */
export function PersonLink({ principal, shown: { param, asOf } }: Props) {
  const name = useNameText((names) => names.principal(principal))
  const label = name ?? principal.id
  return (
    <>
      {isAskable('principal', principal.id) ? (
        <Link
          component={RouterLink}
          to={paths.person(principal, { resource: param, as_of: asOf })}
          sx={{ fontWeight: 600 }}
        >
          {label}
        </Link>
      ) : (
        <span className="strong">{label}</span>
      )}
      <div className="muted">
        {principal.type} {name !== undefined && <code>{principal.id}</code>}
      </div>
    </>
  )
}
