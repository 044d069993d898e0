import * as v from 'valibot'
import { absent } from './common'
import { ArtifactReference } from './artifacts'

/** An entry of a Scope's Memory, with the text that the manifest leaves out (contract §4, 1.0-1.2). */
const MemoryEntry = v.looseObject({
  citation: v.looseObject({ entry_id: v.string(), entry_version_id: v.string() }),
  kind: v.string(),
  text: v.string(),
  state: v.string(),
})

/** The answer to `POST /v1/memory/entries/list` (contract §4). */
export const MemoryEntries = v.looseObject({
  /** The Artifact that the entries are of: the Scope's own Memory, null when it has none yet. */
  memory: absent(ArtifactReference),
  entries: v.array(MemoryEntry),
})
export type MemoryEntries = v.InferOutput<typeof MemoryEntries>

/** The part of a Memory revision's content that names its entries (contract §4). */
export const MemoryManifest = v.looseObject({
  entries: v.array(
    v.looseObject({ entry_id: v.string(), entry_version_id: v.string(), state: v.string() }),
  ),
})
export type MemoryManifest = v.InferOutput<typeof MemoryManifest>
