import Box from '@mui/material/Box'
import type { ArtifactItem } from '../../api/contract/artifacts'
import type { Content } from '../../commit/plan'
import { usePrincipalNames, withId } from '../../names/use-principal-names'
import { useTexts } from '../../ui/language'
import { ModeChip } from '../ModeChip'
import { TimeText } from '../TimeText'
import { commitTexts } from './texts'

type Props = {
  revision: Pick<ArtifactItem, 'created_at' | 'created_by' | 'restored_from_revision' | 'reason'>
  /** Where it is known: a Prompt's mode stands in it. */
  content?: Content
}

/** Mode, when, by whom, restored from what and why: what is recorded of a revision, and what is not. */
export function RevisionFacts({ revision, content }: Props) {
  const t = useTexts(commitTexts)
  const { created_at: at, created_by: by, restored_from_revision: origin, reason } = revision
  const nameOf = usePrincipalNames()
  const mode = content?.mode
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 0.5,
        justifyItems: 'start',
        fontSize: '0.8125rem',
        overflowWrap: 'anywhere',
      }}
    >
      {typeof mode === 'string' && <ModeChip mode={mode} />}
      {!at && !by ? (
        <span>{t.notRecorded}</span>
      ) : (
        <span>
          {at && <TimeText instant={at} />} ·{' '}
          {by ? t.by(withId(by, nameOf(by))) : t.authorNotRecorded}
        </span>
      )}
      {origin && <span>{t.restoredFrom(origin)}</span>}
      {reason && <span>{t.reasonGiven(reason)}</span>}
    </Box>
  )
}
