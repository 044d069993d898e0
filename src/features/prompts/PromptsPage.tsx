import Box from '@mui/material/Box'
import { useParams } from 'react-router'
import { DeferredWhenLate } from '../../components/Deferred'
import { EmptyState } from '../../components/EmptyState'
import { failureWords } from '../../components/failure-words'
import { FailureState } from '../../components/FailureState'
import { LoadingRows } from '../../components/LoadingRows'
import { LoadMore } from '../../components/LoadMore'
import { PageHeader } from '../../components/PageHeader'
import { sharedTexts } from '../../components/shared-texts'
import { useScopeTitle } from '../../components/use-scope-title'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { failureKey } from './prompt-rows'
import { PromptsTable } from './PromptsTable'
import { promptsTexts } from './texts'
import { usePromptRows } from './use-prompt-rows'

/** Every Prompt key of the server in this Scope: what runs, what is saved, what the server can honour. */
export function PromptsPage() {
  const t = useTexts(promptsTexts)
  const { scopeId = '' } = useParams()
  const scopeTitle = useScopeTitle(scopeId)
  const shared = useTexts(sharedTexts)
  const { list, undecided, rows, isLoading, failures } = usePromptRows(scopeId)
  const header = (
    <PageHeader
      title={t.prompts}
      crumbs={[
        { label: t.scopes, to: paths.scopes() },
        { label: scopeTitle, to: paths.scope(scopeId) },
      ]}
    >
      {t.intro}
    </PageHeader>
  )
  if (list.error && !list.data) {
    return (
      <>
        {header}
        <FailureState error={list.error} onRetry={() => void list.refetch()} />
      </>
    )
  }
  const isKnown = Boolean(list.data) && !undecided
  if (isKnown && rows.length === 0) {
    return (
      <>
        {header}
        <EmptyState title={t.none}>{t.noneHelp}</EmptyState>
      </>
    )
  }
  return (
    <>
      {header}
      <DeferredWhenLate key={scopeId} ready={isKnown} fallback={<LoadingRows rows={12} />}>
        {() => (
          <>
            {failures.map(({ error, keys, retry }) => (
              <Box key={failureKey(error)} sx={{ mb: 1.5 }}>
                <FailureState
                  error={error}
                  onRetry={retry}
                  title={t.unread(keys.length, failureWords(error, shared).title)}
                />
              </Box>
            ))}
            <PromptsTable scopeId={scopeId} rows={rows} isLoading={isLoading} />
            <LoadMore
              hasMore={list.hasNextPage}
              loading={list.isFetchingNextPage}
              error={list.isFetchNextPageError ? list.error : null}
              onLoadMore={() => void list.fetchNextPage()}
            />
          </>
        )}
      </DeferredWhenLate>
    </>
  )
}
