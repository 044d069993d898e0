import type { ArtifactItem, ArtifactRevision } from '../../api/contract/artifacts'

/**
 * Digest of the one content of Auto (contract §5), as 1.0 and 1.4 both compute it: SHA-256 of the content as
 * JSON with sorted keys and no spaces. It tells Auto from Custom in a list that carries no contents.
 */
export const AUTO_DIGEST = 'sha256:7065f26ecc71f1f3cb66ad4da11bf26c5ee061bbc5eb2723265385dc116e6c34'

type Loaded = Pick<ArtifactRevision, 'content_digest' | 'content'>

/**
 * Modes by digest, out of what is loaded anyway: no call is made for it. Equal digests are equal contents, and Auto
 * has one content only; so once the digest of Auto is seen to be in use here, every other one is Custom.
 */
export function modesByDigest(
  items: readonly Pick<ArtifactItem, 'content_digest'>[],
  loaded: readonly Loaded[],
): (digest: string) => string | null {
  const known = new Map([[AUTO_DIGEST, 'auto']])
  for (const { content_digest: digest, content } of loaded) {
    if (typeof content['mode'] === 'string') known.set(digest, content['mode'])
  }
  const autoSeen = [...items, ...loaded].some((one) => known.get(one.content_digest) === 'auto')
  return (digest) => known.get(digest) ?? (autoSeen ? 'custom' : null)
}

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
