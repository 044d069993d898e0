import type { QueryClient } from '@tanstack/react-query'
import { readHead, readMovedHead, revisionQuery, type Head } from '../api/queries/artifacts'
import { readPrompt } from '../api/queries/prompts'
import type { Seen, Target } from './plan'

/** Reads the head; null when nothing is saved, which only a Prompt key can be (contract §5). */
async function readAny(target: Target, seen: Seen, signal?: AbortSignal): Promise<Head | null> {
  const { scopeId, family, artifactId } = target
  // A key with nothing saved has no head, and servers refuse it in different ways. Its configuration tells on all of them.
  const saved = seen.revision > 0 || (await readPrompt(scopeId, artifactId, signal)).artifact
  return saved ? readHead(scopeId, family, artifactId, signal) : null
}

/** Reads the head that replaced the one that was seen, null when it is the same; one audit event (contract §4). */
export function readMoved(target: Target, seen: Seen, signal?: AbortSignal): Promise<Head | null> {
  if (seen.revision === 0) return readAny(target, seen, signal)
  const { scopeId, family, artifactId } = target
  return readMovedHead(scopeId, family, artifactId, seen.etag, signal)
}

/** Reads the head, null when nothing is saved, and caches its revision: a second read would be a second audit event. */
export async function readCurrentHead(target: Target, seen: Seen, client: QueryClient) {
  const head = await readAny(target, seen)
  if (head) {
    const { scopeId, family, artifactId } = target
    const { queryKey } = revisionQuery(scopeId, family, artifactId, head.revision.revision)
    client.setQueryData(queryKey, head.revision)
  }
  return head
}
