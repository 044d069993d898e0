import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keys } from '../../../api/queries/keys'
import { readTags, replaceTags, tagsQuery, type Tags } from '../../../api/queries/tags'
import type { Target } from '../../../commit/plan'
import { useOneChange } from '../../../commit/use-one-change'
import { useRechecks } from '../../../commit/use-rechecks'
import { workOfSession } from '../../../commit/work-of-session'
import { sameTags } from './merge-tags'

/** What the Artifact has now, whoever has made it so. */
type TagsNow = { now: Tags }

type Options = {
  target: Target
  /** The tags that the person saw. */
  seen: Tags
  /** Those that are to be. */
  wanted: readonly string[]
  onReplaced: () => void
}

/** Replaces the tags of an Artifact once, and gives the state of that with what the person can do next (contract §4.8). */
export function useReplaceTags({ target, seen, wanted, onReplaced }: Options) {
  const client = useQueryClient()
  const { change, state } = useOneChange<TagsNow, TagsNow>()
  const [checkedAt, setCheckedAt] = useState(0)
  const { scopeId, family, artifactId } = target
  const show = (now: Tags) => client.setQueryData(tagsQuery(target).queryKey, now)
  const meta = {
    invalidates: [keys.taggedLists(scopeId, family)],
    invalidatesElsewhere: [keys.tags(scopeId, family, artifactId)],
  }
  const send = useMutation({ mutationFn: () => replaceTags(target, seen.etag, wanted), meta })
  const look = async () => {
    const at = Date.now()
    const now = await readTags(target)
    setCheckedAt(at)
    show(now)
    // Equal tags have equal ETags, so nobody can tell who made them: the wish is fulfilled either way.
    if (sameTags(now.tags, wanted)) return { kind: 'committed', now } as const
    return now.etag === seen.etag
      ? ({ kind: 'unmoved' } as const)
      : ({ kind: 'moved', now } as const)
  }
  const check = useMutation({ mutationFn: look, meta })
  const work = () =>
    workOfSession<TagsNow, TagsNow>({
      send: async () => ({ now: await send.mutateAsync() }),
      check: () => check.mutateAsync(),
      onCommitted: ({ now }) => {
        show(now)
        onReplaced()
      },
    })
  const recheck = async () => change.noticed(await look(), work().onCommitted)
  const willRecheck = useRechecks(state, () => recheck().catch(() => undefined))
  return {
    state,
    /** Milliseconds since 1970 of the last look at the tags; 0 before the first. */
    checkedAt,
    willRecheck,
    recheck: () => void recheck().catch(() => undefined),
    submit: () => void change.submit(work()),
    checkAgain: () => void change.checkAgain(work()),
    review: () => change.review(),
  }
}
