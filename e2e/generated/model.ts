import { createHash } from 'node:crypto'

export type Key = { scopeId: string; family: string; artifactId: string }
export const nameOf = ({ scopeId, family, artifactId }: Key) =>
  JSON.stringify([scopeId, family, artifactId])

/** The digest of a profile counts a field of its generation that no answer has. */
function counted(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || !('generation' in content)) return content
  if (!('media_type' in content)) return content
  return { ...content, generation: { ...(content.generation as object), dream_run_id: null } }
}

/** Canonical JSON and its digest, written apart from the service's own (contract §4.3). */
export function digestOf(content: unknown): string {
  const canonical = (value: unknown): string => {
    if (value === null || typeof value !== 'object') return JSON.stringify(value)
    if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
    const object = value as Record<string, unknown>
    const members = Object.keys(object)
      .sort()
      .map((name) => `${JSON.stringify(name)}:${canonical(object[name])}`)
    return `{${members.join(',')}}`
  }
  return `sha256:${createHash('sha256')
    .update(canonical(counted(content)))
    .digest('hex')}`
}

type Grant = { caller: string; resource: string; role: string; expiresAt: number | null }

/** What the service must hold: heads and revisions as they were answered, grants, counts of events by request. */
export class Model {
  /** Revisions of an Artifact by number - 1; null for a first one that a POST does not answer with its content. */
  readonly artifacts = new Map<string, { key: Key; digests: (string | null)[] }>()
  readonly scopeVersions = new Map<string, number>()
  readonly grants = new Map<string, Grant>()
  readonly events = new Map<string, number>()

  head(key: Key): number | null {
    return this.artifacts.get(nameOf(key))?.digests.length ?? null
  }

  digest(key: Key, revision: number): string | null {
    return this.artifacts.get(nameOf(key))?.digests[revision - 1] ?? null
  }

  /** @throws Error when the revision does not follow the last one. */
  commit(key: Key, revision: number, digest: string | null) {
    const found = this.artifacts.get(nameOf(key)) ?? { key, digests: [] }
    if (revision !== found.digests.length + 1) {
      throw new Error(
        `Revision ${revision} of ${nameOf(key)} follows revision ${found.digests.length}.`,
      )
    }
    found.digests.push(digest)
    this.artifacts.set(nameOf(key), found)
  }

  /** Whether a caller has one of the roles on a resource at an instant (milliseconds). */
  holds(caller: string, resource: string, roles: readonly string[], now: number): boolean {
    return [...this.grants.values()].some(
      (grant) =>
        grant.caller === caller &&
        grant.resource === resource &&
        roles.includes(grant.role) &&
        (grant.expiresAt === null || grant.expiresAt > now),
    )
  }
}
