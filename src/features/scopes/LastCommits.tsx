import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { useTexts } from '../../ui/language'
import { Panel } from '../../ui/Panel'
import type { ScopeList } from './scope-lists'
import { scopeTexts } from './scope-texts'

const LastCommitsList = lazy(async () => ({
  default: (await import('./LastCommitsList')).LastCommitsList,
}))

/** What was committed last, in the lists that are known. A Scope that is opened first shows one sentence, and loads no more code. */
export function LastCommits({ lists }: { lists: readonly ScopeList[] }) {
  const t = useTexts(scopeTexts)
  const isKnown = lists.some(({ items }) => items !== null)
  return (
    <Panel title={t.lastCommits} flush>
      {isKnown ? (
        <Suspense fallback={<Box sx={{ minHeight: 200 }} />}>
          <LastCommitsList lists={lists} />
        </Suspense>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, py: 1.5 }}>
          {t.noneRead}
        </Typography>
      )}
    </Panel>
  )
}
