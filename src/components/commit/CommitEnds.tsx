import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ArtifactItem } from '../../api/contract/artifacts'
import { artifactListQuery, headQuery, revisionQuery } from '../../api/queries/artifacts'
import type { CommitPlan } from '../../commit/plan'
import { isAuto } from '../../families/prompt/modes'
import { usePrincipalNames } from '../../names/use-principal-names'
import { useTexts } from '../../ui/language'
import { fonts } from '../../ui/tokens'
import { committedAt } from '../committed-at'
import { TimeText } from '../TimeText'
import { commitTexts } from './texts'

type Props = {
  plan: CommitPlan
  /** The revision that is restored. */
  restored: ArtifactItem | null
}

/** The two sides of the diff: the head that is replaced, and what takes its place, each with when and by whom. */
export function CommitEnds({ plan, restored }: Props) {
  const t = useTexts(commitTexts)
  const head = useRecorded(plan)
  const { revision } = plan.seen
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, max-content) auto minmax(0, max-content)',
        justifyContent: 'start',
        columnGap: 1.5,
        fontSize: '0.8125rem',
      }}
    >
      {revision === 0 ? (
        <End name={t.whatRuns} item={null} />
      ) : (
        <End name={<code>r{revision}</code>} note={t.head} item={head} />
      )}
      <Box sx={{ color: 'text.secondary' }}>
        <span style={visuallyHidden}>{t.replacedBy}</span>
        <span aria-hidden="true">→</span>
      </Box>
      {restored ? (
        <End name={<code>r{restored.revision}</code>} note={t.again} item={restored} />
      ) : (
        <End name={isAuto(plan.content) ? t.wouldAuto : t.yourText} item={null} />
      )}
    </Box>
  )
}

type EndProps = { name: ReactNode; note?: string; item: ArtifactItem | null }

function End({ name, note, item }: EndProps) {
  const t = useTexts(commitTexts)
  const nameOf = usePrincipalNames()
  const at = item && committedAt(item)
  const by = item?.created_by
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 650, '& code': { fontFamily: fonts.mono } }}>
        {name} {note && <span style={{ fontWeight: 400 }}>{note}</span>}
      </Box>
      {/* Of one height, whatever is recorded: no other head moves the diff below. */}
      <Box sx={{ color: 'text.secondary', minHeight: 20 }}>
        {at && <TimeText instant={at} />} {by && t.by(nameOf(by) ?? by.id)}
      </Box>
    </Box>
  )
}

/** What this visit has read of the head that is replaced. It makes no call. */
function useRecorded({ target, seen }: CommitPlan): ArtifactItem | null {
  const client = useQueryClient()
  const { scopeId, family, artifactId } = target
  const { revision } = seen
  const head = client.getQueryData(headQuery(scopeId, family, artifactId).queryKey)?.revision
  const listed = client
    .getQueryData(artifactListQuery(scopeId, family).queryKey)
    ?.pages.flatMap(({ items }) => items)
    .find((item) => item.artifact_id === artifactId)
  return (
    client.getQueryData(revisionQuery(scopeId, family, artifactId, revision).queryKey) ??
    [head, listed].find((item) => item?.revision === revision) ??
    null
  )
}
