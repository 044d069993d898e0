import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { configures } from '../../families/configures'
import { useArtifactName } from '../../names/use-artifact-name'
import { changePath } from '../artifact-paths'
import { IdText } from '../IdText'
import { TimeText } from '../TimeText'
import type { TimedHead } from './heads-by-time'
import { Row } from './Rows'

type Props = TimedHead & {
  /** Shown after the revision. */
  children?: ReactNode
}

/** The head of an Artifact, as a link to the diff of that head. */
export function HeadRow({ item, at, children }: Props) {
  const { scope_id: scopeId, family, artifact_id: artifactId, revision } = item
  const target = { scopeId, family, artifactId }
  const learnt = useArtifactName(target)
  const name = item.title || learnt
  return (
    <Row time={<TimeText instant={at} />}>
      <Link
        component={RouterLink}
        className="row"
        to={changePath(target, revision)}
        // An id breaks before it would lie over the time.
        sx={{ fontWeight: 600, '& code': { whiteSpace: 'normal' } }}
      >
        {name ?? <IdText id={artifactId} whole={configures(family)} />}
      </Link>{' '}
      <code>r{revision}</code>
      {children}
    </Row>
  )
}
