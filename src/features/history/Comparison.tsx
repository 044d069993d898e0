import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { revisionQuery } from '../../api/queries/artifacts'
import { promptQuery } from '../../api/queries/prompts'
import { ComparisonSkeleton } from '../../components/diff/ComparisonSkeleton'
import { LazyComparison } from '../../components/diff/LazyComparison'
import { isAuto } from '../../families/prompt/modes'
import { familyOf } from '../../families/family-of'
import { mayAskAgain } from '../../components/failure-words'
import { FailureState } from '../../components/FailureState'
import { refetchAll } from '../../components/refetch-all'
import { useTexts } from '../../ui/language'
import type { Compared } from './compared'
import { historyTexts } from './texts'

/** The height that is left between the two ends with the author above and the buttons below. */
const HEIGHT = 'max(320px, calc(100dvh - 384px))'

type Props = {
  scopeId: string
  family: string
  artifactId: string
  compared: Compared
  head: number
  view: 'split' | 'unified'
}

/** The changes between two revisions. Costs the two contents, once a visit, and a Prompt's built-in text if Auto is in it. */
export function Comparison({ scopeId, family, artifactId, compared, head, view }: Props) {
  const t = useTexts(historyTexts)
  const { from, to } = compared
  const before = useQuery(revisionQuery(scopeId, family, artifactId, from))
  const after = useQuery(revisionQuery(scopeId, family, artifactId, to))
  const needsBuiltin =
    familyOf(family).configures &&
    [before.data, after.data].some((one) => one !== undefined && isAuto(one.content))
  const prompt = useQuery({ ...promptQuery(scopeId, artifactId), enabled: needsBuiltin })
  // With r1 against itself both are one query; whatever failed is asked for again by one press.
  const failed = [before, after].filter((query) => query.isLoadingError)
  if (failed[0]?.error) {
    return <FailureState error={failed[0].error} onRetry={() => refetchAll(failed)} />
  }
  if (!before.data || !after.data || (needsBuiltin && prompt.isLoading)) {
    return <ComparisonSkeleton height={HEIGHT} />
  }
  // The first revision has none before it: all that it holds is shown as added.
  const first = from === 1 && to === 1
  const alone = from === to && (
    <Box>
      <Typography variant="h3" component="p">
        {!first ? t.sameRevision(from) : head === 1 ? t.onlyOne : t.firstOne}
      </Typography>
      <Typography color="textSecondary">
        {!first ? t.sameRevisionHelp : head === 1 ? t.onlyOneHelp : t.firstOneHelp}
      </Typography>
    </Box>
  )
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, minWidth: 0 }}>
      {!first && alone}
      {prompt.isLoadingError && mayAskAgain(prompt.error) && (
        <FailureState
          error={prompt.error}
          title={t.builtinUnread}
          onRetry={() => void prompt.refetch()}
        />
      )}
      {(from !== to || first) && (
        <LazyComparison
          key={`${from}-${to}`}
          family={family}
          before={first ? NOTHING : before.data.content}
          after={after.data.content}
          builtin={prompt.data?.builtin ?? null}
          view={view}
          name={t.changedLines}
          maxHeight={HEIGHT}
          scopeId={scopeId}
          note={first ? alone : undefined}
          byField
          titles={{ before: first ? '–' : `r${from}`, after: `r${to}` }}
        />
      )}
    </Box>
  )
}

/** A first revision is shown as all of it added; one object, so that it is compared once. */
const NOTHING: Record<string, unknown> = {}
