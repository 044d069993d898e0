import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import type { PromptConfiguration } from '../../api/contract/prompts'
import { changePath } from '../../components/artifact-paths'
import { TimeText } from '../../components/TimeText'
import { own } from '../../lib/json/own'
import { usePrincipalNames } from '../../names/use-principal-names'
import { useTexts } from '../../ui/language'
import { promptsTexts } from './texts'
import { useListedPrompt } from './use-listed-prompt'
import type { WhatRuns } from './what-runs'

type Props = { prompt: PromptConfiguration; runs: WhatRuns }

/** One sentence about what the server runs for this key, and the way to what the saved revision changed. */
export function RunsLine({ prompt, runs }: Props) {
  const t = useTexts(promptsTexts)
  const { scope_id: scopeId, prompt_key: key, status, reason } = prompt
  const revision = prompt.artifact?.revision ?? null
  const why = reason
    ? (own(t.reasons, reason) ?? reason)
    : t.statusIs(own(t.statuses, status) ?? status)
  const target = { scopeId, family: 'prompt', artifactId: key }
  const after = revision !== null && (
    <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
      <Committed scopeId={scopeId} promptKey={key} revision={revision} />
      <Link component={RouterLink} to={changePath(target, revision)}>
        {t.whatChanged(revision)}
      </Link>
    </Box>
  )
  const isRun = runs.kind === 'custom' || runs.kind === 'builtin' || runs.kind === 'other'
  const line = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
      <Typography variant="h2" component="p">
        {sentenceOf(runs, t, why)}
      </Typography>
      {after}
    </Box>
  )
  return isRun ? line : <Alert severity="warning">{line}</Alert>
}

function sentenceOf(runs: WhatRuns, t: typeof promptsTexts.en, why: string): string {
  switch (runs.kind) {
    case 'custom':
      return t.runsCustom(runs.revision)
    case 'builtin':
      return runs.saved === null ? t.runsBuiltin : t.runsAuto(runs.saved)
    case 'saved-not-run':
      return t.savedNotRun(runs.revision, why)
    case 'not-custom':
      return runs.disabled ? t.runsNothing(why) : t.runsNoCustom(why)
    case 'other':
      return t.runsOther(runs.mode)
  }
}

type CommittedProps = { scopeId: string; promptKey: string; revision: number }

/** When and by whom the revision was committed, where a list that this visit has read tells it. It makes no call. */
function Committed({ scopeId, promptKey, revision }: CommittedProps) {
  const t = useTexts(promptsTexts)
  const nameOf = usePrincipalNames()
  const item = useListedPrompt(scopeId, promptKey, revision)
  if (!item?.created_at) return null
  const by = item.created_by
  return (
    <>
      {t.committed} <TimeText instant={item.created_at} />
      {by && ` ${t.by(nameOf(by) ?? by.id)}`}
      {' · '}
    </>
  )
}
