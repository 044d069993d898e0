import type { InferOutput } from 'valibot'
import type {
  CreateArtifactRequest,
  ReplaceArtifactRequest,
} from '../api/contract/artifact-requests'
import type { Family } from '../api/contract/artifacts'
import type { PromptKey } from '../api/contract/prompts'
import type { Input } from './operation'
import { preparedContent, type PreparedContent } from './prepared-content'

// What the writing of Artifacts takes of a body: little of one that is megabytes large and refused.

export type CreateBody = {
  family: Family
  promptKey: PromptKey | null
  content: PreparedContent
  /** The revision that a profile's content says it restores. */
  restoredFrom: number | null
}

/** The revision that a profile's content says it restores; other families say it beside the content. */
const restoredInside = (family: string, content: object) =>
  family === 'profile' && 'restored_from_revision' in content
    ? ((content.restored_from_revision ?? null) as number | null)
    : null

export function createBody(
  _path: Input['path'],
  body: InferOutput<typeof CreateArtifactRequest>,
): CreateBody {
  const { family, content } = body
  const promptKey = body.family === 'prompt' ? body.prompt_key : null
  return {
    family,
    promptKey,
    content: preparedContent(family, content, { isNew: true, restored: null, promptKey }),
    restoredFrom: restoredInside(family, content),
  }
}

export type ReplaceBody = {
  content: PreparedContent
  /** Of a memory's entries, null for each that has none; null for a content of another family. */
  entryIds: (string | null)[] | null
  /** The revision that is restored, as the body says it and as a profile's content does. */
  restoredFrom: { outer: number | null; inner: number | null }
  reason: string | null
}

export function replaceBody(
  { family = '', artifact_id: artifactId = '' }: Input['path'],
  body: InferOutput<typeof ReplaceArtifactRequest>,
): ReplaceBody {
  const {
    content,
    restored_from_revision: outer = null,
    reason = null,
  } = {
    restored_from_revision: null,
    reason: null,
    ...body,
  }
  const inner = restoredInside(family, content)
  const promptKey = family === 'prompt' ? artifactId : null
  return {
    content: preparedContent(family, content, {
      isNew: false,
      restored: outer ?? inner,
      promptKey,
    }),
    entryIds: 'entries' in content ? content.entries.map((entry) => entry.entry_id ?? null) : null,
    restoredFrom: { outer, inner },
    reason,
  }
}
