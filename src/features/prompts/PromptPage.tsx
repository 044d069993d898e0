import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { lazy, useMemo, useState } from 'react'
import { Opened } from '../../components/Opened'
import { useParams, useSearchParams } from 'react-router'
import * as v from 'valibot'
import { promptQuery } from '../../api/queries/prompts'
import { dialogDraftOf } from '../../commit/dialog-drafts'
import { CommittedAlert } from '../../components/commit/CommittedAlert'
import { SentNotice } from '../../components/commit/SentNotice'
import { useCommittedNotice } from '../../components/commit/use-committed-notice'
import { pageTexts } from '../../components/commit/page-texts'
import { useScopeAdmin } from '../../components/commit/use-scope-admin'
import { DraftLink } from '../../components/DraftLink'
import { FailureState } from '../../components/FailureState'
import { LoadingRows } from '../../components/LoadingRows'
import { ModeChip } from '../../components/ModeChip'
import { NewerLink } from '../../components/commit/NewerLink'
import { PageHeader } from '../../components/PageHeader'
import { WhyNot } from '../../components/why-not/WhyNot'
import { useOwner } from '../../components/use-owner'
import { useScopeTitle } from '../../components/use-scope-title'
import { paths } from '../../routing/paths'
import { readSearch } from '../../routing/search-params'
import { useChangeSearch } from '../../routing/use-change-search'
import { useTexts } from '../../ui/language'
import { BuiltinComparison } from './BuiltinComparison'
import { EffectivePrompt } from './EffectivePrompt'
import { InOtherScopes } from './InOtherScopes'
import { PromptActions } from './PromptActions'
import { PromptStatus } from './PromptStatus'
import { RunsLine } from './RunsLine'
import { promptsTexts } from './texts'
import { useListedPrompt } from './use-listed-prompt'
import { whatRuns } from './what-runs'

const AutoDialog = lazy(async () => ({ default: (await import('./AutoDialog')).AutoDialog }))

/** One Prompt: what runs, then its text, then what can be done about it. */
export function PromptPage() {
  const t = useTexts(promptsTexts)
  const c = useTexts(pageTexts)
  const { scopeId = '', promptKey = '' } = useParams()
  const target = useMemo(
    () => ({ scopeId, family: 'prompt', artifactId: promptKey }),
    [scopeId, promptKey],
  )
  const [params] = useSearchParams()
  const changeSearch = useChangeSearch()
  const comparing = readSearch(params, { compare: v.literal('builtin') }).compare === 'builtin'
  const scopeTitle = useScopeTitle(scopeId)
  const query = useQuery(promptQuery(scopeId, promptKey))
  const admin = useScopeAdmin(scopeId)
  const owner = useOwner()
  const [switching, setSwitching] = useState(() => dialogDraftOf(owner, target)?.dialog === 'auto')
  const [committed, setCommitted] = useCommittedNotice()
  const prompt = query.data
  const saved = prompt?.artifact?.revision ?? 0
  const listed = useListedPrompt(scopeId, promptKey, saved)

  const crumbs = [
    { label: t.scopes, to: paths.scopes() },
    { label: scopeTitle, to: paths.scope(scopeId) },
    { label: t.prompts, to: paths.prompts(scopeId) },
  ]
  if (!prompt) {
    return (
      <>
        <PageHeader title={promptKey} mono crumbs={crumbs} />
        {query.error ? (
          <FailureState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <LoadingRows rows={12} />
        )}
      </>
    )
  }
  const runs = whatRuns(prompt)
  // A text that does not run is shown too, and is called what it is.
  const isRun = runs.kind !== 'saved-not-run'
  const shown = !isRun ? 'saved' : runs.kind === 'not-custom' ? 'builtin' : 'effective'
  return (
    <>
      <PageHeader
        title={promptKey}
        mono
        crumbs={crumbs}
        chips={<ModeChip mode={prompt.mode} />}
        actions={
          <PromptActions
            target={target}
            prompt={prompt}
            admin={admin}
            comparing={comparing}
            onCompare={(compare) =>
              changeSearch({ compare: compare ? 'builtin' : null }, { preventScrollReset: true })
            }
            onSwitchToAuto={() => {
              setCommitted(null)
              setSwitching(true)
            }}
          />
        }
      >
        {prompt.builtin && (
          <span>
            {t.builtinVersion} <code>{prompt.builtin.version}</code>
          </span>
        )}
        {prompt.builtin?.profile && (
          <span>
            {t.profile} <code>{prompt.builtin.profile}</code>
          </span>
        )}
        {prompt.status !== 'supported' && (
          <PromptStatus status={prompt.status} reason={prompt.reason ?? null} />
        )}
        <DraftLink target={target} />
        <NewerLink
          key={JSON.stringify(target)}
          target={target}
          head={saved}
          by={listed?.created_by}
          committed={committed}
        />
        {admin === 'denied' && (
          <WhyNot
            scopeId={scopeId}
            asks={[t.edit, t.switchToAuto].map((doing) => ({ action: 'scope.admin', doing }))}
          />
        )}
      </PageHeader>
      {committed !== null ? (
        <CommittedAlert target={target} revision={committed} onClose={() => setCommitted(null)} />
      ) : (
        <SentNotice target={target} />
      )}
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <RunsLine prompt={prompt} runs={runs} />
        {comparing ? (
          <BuiltinComparison prompt={prompt} run={isRun} />
        ) : (
          <EffectivePrompt effective={prompt.effective} as={shown} />
        )}
        <InOtherScopes key={`${scopeId} ${promptKey}`} {...{ scopeId, promptKey }} />
        {/* Last, because it is known after the texts are on screen, and would move them. */}
        {admin === 'denied' && (
          <Typography variant="body2" color="textSecondary">
            {c.needAdmin}. {c.needAdminHelp}
          </Typography>
        )}
      </Box>
      {switching && (
        <Opened onClose={() => setSwitching(false)}>
          <AutoDialog
            target={target}
            prompt={prompt}
            onCommitted={(number) => {
              setSwitching(false)
              setCommitted(number)
            }}
            onClose={() => setSwitching(false)}
          />
        </Opened>
      )}
    </>
  )
}
