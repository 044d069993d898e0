import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import type { Resource } from '../../api/contract/access'
import { partsOf } from '../../components/resource-words'
import { readAccessResource, scopeParam } from './access-resource'
import { artifactParam } from '../../routing/resource-param'
import { paths } from '../../routing/paths'
import { PlaceName } from './PlaceName'
import type { Shown } from './shown'

/** The address's word for a resource, or null if no service could know it. */
function paramOf(resource: Resource): string | null {
  const parts = partsOf(resource)
  const param =
    parts.kind === 'server'
      ? 'server'
      : parts.kind === 'scope'
        ? scopeParam(parts.scopeId)
        : parts.kind === 'artifact'
          ? artifactParam(parts)
          : ''
  return readAccessResource(param) && param
}

type Props = { resource: Resource; shown: Pick<Shown, 'param' | 'asOf'> }

/** A resource by name, which leads to the access to it alone; on the screen of that resource it leads nowhere. */
export function PlaceLink({ resource, shown }: Props) {
  const param = paramOf(resource)
  const name = <PlaceName resource={resource} />
  if (param === null || param === shown.param) return name
  return (
    <Link component={RouterLink} to={paths.access({ resource: param, as_of: shown.asOf })}>
      {name}
    </Link>
  )
}
