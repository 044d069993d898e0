import type { ArtifactItem } from '../../api/contract/artifacts'

/** For each revision the nearest earlier one of the same content, of those in `items` (newest first). */
export function sameContentAs(
  items: readonly Pick<ArtifactItem, 'revision' | 'content_digest'>[],
): Map<number, number> {
  const result = new Map<number, number>()
  const nearest = new Map<string, number>()
  for (const { revision, content_digest: digest } of [...items].reverse()) {
    const earlier = nearest.get(digest)
    if (earlier !== undefined) result.set(revision, earlier)
    nearest.set(digest, revision)
  }
  return result
}
