import type { QueryClient } from '@tanstack/react-query'
import { readHead, readMovedHead, revisionQuery, type Head } from '../api/queries/artifacts'
import { readPrompt } from '../api/queries/prompts'
import type { Seen, Target } from './plan'

/** Reads the head; null when nothing is saved, which only a Prompt key can be (contract §5). */
async function readAny(target: Target, seen: Seen, signal?: AbortSignal): Promise<Head | null> {
  const { scopeId, family, artifactId } = target
  // The head of a key with nothing saved is a refusal that differs between servers; its configuration says it plainly.
  const saved = seen.revision > 0 || (await readPrompt(scopeId, artifactId, signal)).artifact
  return saved ? readHead(scopeId, family, artifactId, signal) : null
}

/** The head that has come in place of the one that was seen, null when it is the same; one audit event (contract §4). */
export function readMoved(target: Target, seen: Seen, signal?: AbortSignal): Promise<Head | null> {
  if (seen.revision === 0) return readAny(target, seen, signal)
  const { scopeId, family, artifactId } = target
  return readMovedHead(scopeId, family, artifactId, seen.etag, signal)
}

/** Reads the head, null when nothing is saved; what is read of its revision need not be read, and audited, again. */
export async function readCurrentHead(target: Target, seen: Seen, client: QueryClient) {
  const head = await readAny(target, seen)
  if (head) {
    const { scopeId, family, artifactId } = target
    const { queryKey } = revisionQuery(scopeId, family, artifactId, head.revision.revision)
    client.setQueryData(queryKey, head.revision)
  }
  return head
}
