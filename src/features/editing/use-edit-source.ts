import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PromptConfiguration } from '../../api/contract/prompts'
import { headQuery } from '../../api/queries/artifacts'
import { promptQuery } from '../../api/queries/prompts'
import type { Seen, Target } from '../../commit/plan'
import { pageTexts } from '../../components/commit/page-texts'
import { useScopeAdmin } from '../../components/commit/use-scope-admin'
import { useWritingReason } from '../../components/commit/use-writing-reason'
import type { Builtin } from '../../families/prompt/modes'
import { familyWords, wordsOf } from '../../families/words'
import { useTexts } from '../../ui/language'
import { seenInForm, seenPrompt } from './edit-start'
import { editTexts } from './texts'

export type EditSource = {
  seen: Seen
  builtin: Builtin | null
  /** What the person should know before typing, or null. */
  note: string | null
  /** Why nothing can be committed here, or null. */
  blocked: string | null
  /** What the caller may do is still being asked; `blocked` says so until it is known. */
  checking: boolean
}
type Answer = { source: EditSource | null; error: Error | null; retry: () => void }

/**
 * What an Artifact's form starts from: the head, in one audited call, or none where this visit has just read it.
 * Read once: what comes after it is the head watch's to tell, and never put under what somebody types.
 */
export function useArtifactSource(target: Target): Answer {
  const { scopeId, family, artifactId } = target
  const blocked = useWritingReason(target)
  const [seen, setSeen] = useState<Seen | null>(null)
  const query = useQuery({ ...headQuery(scopeId, family, artifactId), enabled: !seen })
  if (!seen && query.data && !query.isFetching) setSeen(seenInForm(family, query.data))
  const { beforeTyping: note = null } = wordsOf(useTexts(familyWords), family)
  return {
    source: seen && { seen, builtin: null, note, blocked, checking: false },
    error: query.error,
    retry: () => void query.refetch(),
  }
}

/** The same of a Prompt: its configuration tells the text in force, also where nothing is saved (contract §5). */
export function usePromptSource({ scopeId, artifactId }: Target): Answer {
  const t = useTexts(editTexts)
  const c = useTexts(pageTexts)
  const admin = useScopeAdmin(scopeId)
  const [prompt, setPrompt] = useState<PromptConfiguration | null>(null)
  const query = useQuery({ ...promptQuery(scopeId, artifactId), enabled: !prompt })
  if (!prompt && query.data && !query.isFetching) setPrompt(query.data)
  const seen = prompt && seenPrompt(prompt)
  const retry = () => void query.refetch()
  if (!prompt) return { source: null, error: query.error, retry }
  if (!seen) return { source: null, error: new Error(t.noEffective), retry }
  const blocked =
    prompt.status !== 'supported'
      ? c.cannotHonour
      : admin === 'denied'
        ? c.needAdmin
        : admin === 'checking'
          ? c.checkingRole
          : null
  const note = seen.revision === 0 ? t.firstNote : prompt.mode === 'auto' ? t.autoNote : null
  const checking = admin === 'checking'
  return {
    source: { seen, builtin: prompt.builtin ?? null, note, blocked, checking },
    error: null,
    retry,
  }
}
