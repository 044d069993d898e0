import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { FailureState } from '../../components/FailureState'
import { useTexts } from '../../ui/language'
import { Panel } from '../../ui/Panel'
import type { AttentionProps } from './AttentionList'
import { RowsSkeleton } from '../../components/heads/Rows'
import { homeTexts } from './texts'

// The list loads later, because it needs code of drafts and Prompts that the rest of Home does not need.
const AttentionList = lazy(async () => ({
  default: (await import('./AttentionList')).AttentionList,
}))

/** What waits for this person. */
export function NeedsAttention(props: AttentionProps) {
  const t = useTexts(homeTexts)
  return (
    <Panel title={t.attention} flush>
      <Box sx={{ minHeight: { md: 96 } }}>
        <ErrorBoundary
          fallbackRender={({ error }) => (
            <FailureState
              error={error instanceof Error ? error : new Error(String(error))}
              onRetry={() => location.reload()}
            />
          )}
        >
          <Suspense fallback={<RowsSkeleton rows={2} />}>
            <AttentionList {...props} />
          </Suspense>
        </ErrorBoundary>
      </Box>
    </Panel>
  )
}
