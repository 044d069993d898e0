import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { revisionQuery, type Head } from '../../api/queries/artifacts'
import { useTexts } from '../../ui/language'
import { LazyComparison } from '../diff/LazyComparison'
import { isAuto, type Builtin } from '../diff/effective-content'
import { FailureState } from '../FailureState'
import type { CommitPlan } from './commit-plan'
import { RevisionFacts } from './RevisionFacts'
import { commitTexts } from './texts'

type Props = { plan: CommitPlan; reason: string; head: Head; builtin: Builtin | null }

/** After a 412: what was seen, what is the head now and how it differs, and what would be committed. */
export function ConflictPanel({ plan, reason, head, builtin }: Props) {
  const t = useTexts(commitTexts)
  const { scopeId, family, artifactId } = plan.target
  const seen = useQuery(revisionQuery(scopeId, family, artifactId, plan.seen.revision))
  const column = (title: string, children: ReactNode) => (
    <Box
      component="section"
      sx={{ p: 1.5, bgcolor: 'background.paper', display: 'grid', gap: 0.5, alignContent: 'start' }}
    >
      <Typography variant="h3" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  )
  const now = head.revision
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 }}>
      <Typography>{t.movedHelp(plan.seen.revision)}</Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
          gap: '1px',
          bgcolor: 'line.main',
          border: '1px solid',
          borderColor: 'line.main',
          borderRadius: 1,
          overflow: 'hidden',
        }}
      >
        {column(
          t.youSaw(plan.seen.revision),
          seen.data ? <RevisionFacts revision={seen.data} /> : <Skeleton width="60%" />,
        )}
        {column(t.now(now.revision), <RevisionFacts revision={now} />)}
        {column(
          t.would,
          <Box sx={{ display: 'grid', gap: 0.5, fontSize: '0.8125rem' }}>
            <span>
              {plan.restoredFrom !== null
                ? t.wouldRestore(plan.restoredFrom)
                : isAuto(plan.content)
                  ? t.wouldAuto
                  : t.wouldOther}
            </span>
            {reason && <span>{t.yourReason(reason)}</span>}
          </Box>,
        )}
      </Box>
      <Typography variant="h3">{t.since(plan.seen.revision, now.revision)}</Typography>
      {seen.error && <FailureState error={seen.error} onRetry={() => void seen.refetch()} />}
      {seen.data && (
        <LazyComparison
          family={family}
          before={seen.data.content}
          after={now.content}
          builtin={builtin}
          view="unified"
          name={t.since(plan.seen.revision, now.revision)}
          maxHeight="32vh"
        />
      )}
    </Box>
  )
}
