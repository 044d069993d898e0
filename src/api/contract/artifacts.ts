import * as v from 'valibot'
import { Principal } from './access'
import {
  absent,
  ArtifactId,
  ContentDigest,
  Instant,
  pageOf,
  RevisionNumber,
  ScopeId,
} from './common'
import { JsonObject } from './json-object'
import { SourceReference } from './sources'

/** Families of 1.x, in the order of the tabs; a server may know fewer, or newer ones (contract §4). */
export const FAMILIES = [
  'prompt',
  'memory',
  'atomic-memory',
  'topic-memory',
  'experience',
  'skill',
  'handoff',
  'profile',
] as const
export type Family = (typeof FAMILIES)[number]

export const ArtifactReference = v.looseObject({
  family: v.string(),
  artifact_id: v.string(),
  revision: RevisionNumber,
})
export type ArtifactReference = v.InferOutput<typeof ArtifactReference>

const revisionEntries = {
  scope_id: ScopeId,
  family: v.string(),
  artifact_id: ArtifactId,
  revision: RevisionNumber,
  sources: v.array(SourceReference),
  artifacts: v.array(ArtifactReference),
  content_digest: ContentDigest,
  // 1.4 sends these, with null where it recorded nothing; older servers leave the keys out.
  // `restored_from_revision` present at all is how a client tells the two apart (contract §4).
  created_at: absent(Instant),
  created_by: absent(Principal),
  restored_from_revision: absent(RevisionNumber),
  reason: absent(v.string()),
}

/** A row of an Artifact list or of a revision list: without content (contract §4). */
export const ArtifactItem = v.looseObject({
  ...revisionEntries,
  title: absent(v.string()),
  summary: absent(v.string()),
  published_at: absent(Instant),
  source_count: absent(v.number()),
})
export type ArtifactItem = v.InferOutput<typeof ArtifactItem>
export const ArtifactPage = pageOf(ArtifactItem)
export type ArtifactPage = v.InferOutput<typeof ArtifactPage>

/** A revision with its content, as the server sent it (contract §4). */
export const ArtifactRevision = v.looseObject({
  ...revisionEntries,
  content: JsonObject,
})
export type ArtifactRevision = v.InferOutput<typeof ArtifactRevision>

/** Answer of `POST …/artifacts`: 201 with Location and ETag (contract §5). */
export const ArtifactCreated = v.looseObject({
  scope_id: ScopeId,
  family: v.string(),
  artifact_id: ArtifactId,
  revision: RevisionNumber,
})
export type ArtifactCreated = v.InferOutput<typeof ArtifactCreated>

/** Longest `reason` of a restore, in characters (contract §4). */
export const REASON_MAX = 1024

/** What the console itself sends with a PUT; the service checks `content` by family (contract §4). */
export type ReplaceRequest = {
  content: Record<string, unknown>
  restored_from_revision?: number
  reason?: string
}

/** What the console itself sends with a POST: the first save of a Prompt key (contract §5), or an Artifact of another family. */
export type CreateRequest = {
  family: string
  /** The key that is saved, of a Prompt alone. */
  prompt_key?: string
  content: Record<string, unknown>
}

/** The ETag of a head: a quoted string with the revision's number (contract §4). */
export const etagOf = (revision: number) => `"revision:${revision}"`
