import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { ArtifactItem, ArtifactRevision } from '../../api/contract/artifacts'
import type { CommitPlan } from '../../commit/plan'
import { useTexts } from '../../ui/language'
import { isAuto } from '../../families/prompt/modes'
import { RevisionFacts } from './RevisionFacts'
import { commitTexts } from './texts'

type Props = {
  plan: CommitPlan
  reason: string
  /** The revision that would be committed again. */
  restored: number | null
  /** What is recorded of the head that was seen; null where it is not known. */
  seen: ArtifactItem | null
  loading: boolean
  now: ArtifactRevision
}

/** Three columns need this much; a narrower dialog has them one below the other. */
const BESIDE = '@media (min-width: 700px)'

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      sx={{
        p: 1.5,
        bgcolor: 'background.paper',
        display: 'grid',
        gap: 0.5,
        alignContent: 'start',
        minWidth: 0,
      }}
    >
      <Typography variant="h3" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  )
}

/** What was seen, what is the head now, and what would be committed. */
export function ConflictColumns({ plan, reason, restored, seen, loading, now }: Props) {
  const t = useTexts(commitTexts)
  const would =
    restored !== null ? t.wouldRestore(restored) : isAuto(plan.content) ? t.wouldAuto : t.wouldOther
  return (
    <Box
      sx={{
        display: 'grid',
        [BESIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        gap: '1px',
        bgcolor: 'line.main',
        border: '1px solid',
        borderColor: 'line.main',
        borderRadius: 1,
        // Not `hidden`: the dialog's grid would shrink it to nothing.
        overflow: 'clip',
      }}
    >
      <Column title={t.youSaw(plan.seen.revision)}>
        {plan.seen.revision === 0 ? (
          <Typography variant="body2">{t.sawNothing}</Typography>
        ) : seen ? (
          <RevisionFacts revision={seen} content={plan.seen.content} />
        ) : loading ? (
          <Skeleton width="60%" />
        ) : (
          <Typography variant="body2">{t.notRecorded}</Typography>
        )}
      </Column>
      <Column title={t.now(now.revision)}>
        <RevisionFacts revision={now} content={now.content} />
      </Column>
      <Column title={t.would}>
        <Typography variant="body2">{would}</Typography>
        {reason && <Typography variant="body2">{t.yourReason(reason)}</Typography>}
      </Column>
    </Box>
  )
}
