import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { promptQuery } from '../../../api/queries/prompts'
import { ComparisonSkeleton } from '../../../components/diff/ComparisonSkeleton'
import type { SideTitles } from '../../../components/diff/DiffSection'
import { LazyComparison } from '../../../components/diff/LazyComparison'
import { mayAskAgain } from '../../../components/failure-words'
import { FailureState } from '../../../components/FailureState'
import { familyOf } from '../../../families/family-of'
import { isAuto } from '../../../families/prompt/modes'
import { useTexts } from '../../../ui/language'
import { historyTexts } from '../texts'
import { acrossTexts } from './across-texts'
import type { ReadSide } from './use-side'

/** The height that is left between the two sides above and the link below. */
const HEIGHT = 'max(320px, calc(100dvh - 356px))'

type Props = {
  before: ReadSide
  after: ReadSide
  titles: SideTitles
  /** How each side is called where it could not be read. */
  places: { before: string; after: string }
  view: 'split' | 'unified'
}

/** What differs between the two sides. Costs a Prompt's built-in text where one of them is in Auto. */
export function SidesDiff({ before, after, titles, places, view }: Props) {
  const t = useTexts(acrossTexts)
  const h = useTexts(historyTexts)
  const { family } = before.side
  const { configures } = familyOf(family)
  const auto = configures && [before, after].find(({ content }) => content && isAuto(content))
  const { scopeId, artifactId } = (auto || before).side
  const prompt = useQuery({ ...promptQuery(scopeId, artifactId), enabled: Boolean(auto) })
  const failed = (['before', 'after'] as const).flatMap((name) => {
    const { error, retry } = { before, after }[name]
    return error ? [{ name, error, retry }] : []
  })
  if (failed.length > 0) {
    return (
      <Box sx={{ display: 'grid', gap: 1 }}>
        {failed.map(({ name, error, retry }) => (
          <FailureState
            key={name}
            error={error}
            title={t.unread(places[name])}
            artifact={{ before, after }[name].side}
            onRetry={retry}
          />
        ))}
      </Box>
    )
  }
  if (!before.content || !after.content || prompt.isLoading) {
    return <ComparisonSkeleton height={HEIGHT} />
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, minWidth: 0 }}>
      {prompt.isLoadingError && mayAskAgain(prompt.error) && (
        <FailureState
          error={prompt.error}
          title={h.builtinUnread}
          onRetry={() => void prompt.refetch()}
        />
      )}
      <LazyComparison
        byField
        key={`${titles.before} ${titles.after}`}
        family={family}
        before={before.content}
        after={after.content}
        builtin={prompt.data?.builtin ?? null}
        view={view}
        name={h.changedLines}
        maxHeight={HEIGHT}
        scopeId={before.side.scopeId}
        afterScopeId={after.side.scopeId}
        titles={titles}
      />
    </Box>
  )
}
