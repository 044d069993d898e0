import { useEffect, useMemo, useState } from 'react'
import { writtenContent } from '../families/written-content'
import { familyOf } from '../families/family-of'
import type { Choice, Merge, MergeRequest } from '../lib/merge/merge'
import type { CommitPlan, Content } from './plan'

// Loaded with the first conflict of an edit.
const mergeContents = async (request: MergeRequest, signal: AbortSignal) =>
  (await import('../lib/diff/client')).mergeInWorker(request, { signal })

export type Merging = {
  /** Null while it is computed, and where nothing is merged. */
  merge: Merge | null
  /** A choice is being merged in. */
  pending: boolean
  error: Error | null
  retry: () => void
  choices: Readonly<Record<string, Choice>>
  choose: (key: string, choice: Choice) => void
  /** What has been merged and chosen, with mine where nothing was chosen yet. */
  soFar: () => Promise<Content>
}

/** Whether the commit of a plan can be merged with another: an edit, but not of a Memory, whose entries are added. */
export const isMerged = ({ kind, target }: CommitPlan) =>
  (kind === 'edit' || kind === 'first-save') && familyOf(target.family).adds === null

/** The three-way merge of an edit with the head that came in its way, over what people write of a content. */
export function useMerge(plan: CommitPlan, head: Content): Merging {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<{ request: MergeRequest; merge: Merge } | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const { family } = plan.target
  const enabled = isMerged(plan)
  const request = useMemo<MergeRequest>(
    () => ({
      fields: familyOf(family).compared,
      exclusive: familyOf(family).exclusive,
      base: writtenContent(family, plan.seen.content),
      mine: writtenContent(family, plan.content),
      theirs: writtenContent(family, head),
      choices,
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a retry asks again for the same
    [family, plan.seen.content, plan.content, head, choices, attempt],
  )
  useEffect(() => {
    if (!enabled) return
    const abort = new AbortController()
    mergeContents(request, abort.signal).then(
      (merge) => {
        if (abort.signal.aborted) return
        setResult({ request, merge })
        setError(null)
      },
      (cause: unknown) => {
        if (abort.signal.aborted) return
        setError(cause instanceof Error ? cause : new Error(String(cause)))
      },
    )
    return () => abort.abort()
  }, [enabled, request])
  return {
    // The one before stays on screen while a choice is merged in.
    merge: result?.merge ?? null,
    pending: enabled && result?.request !== request,
    error,
    retry: () => setAttempt((count) => count + 1),
    choices,
    choose: (key, choice) => setChoices((old) => ({ ...old, [key]: choice })),
    soFar: async () => {
      if (!enabled) return plan.content
      const mine: Record<string, Choice> = {}
      for (const { key } of result?.merge.conflicts ?? []) mine[key] = choices[key] ?? 'mine'
      const { merged } = await mergeContents(
        { ...request, choices: mine },
        new AbortController().signal,
      )
      return merged ?? plan.content
    },
  }
}
