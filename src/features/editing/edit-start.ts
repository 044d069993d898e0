import { etagOf } from '../../api/contract/artifacts'
import { AUTO_CONTENT, type PromptConfiguration } from '../../api/contract/prompts'
import { writtenContent } from '../../api/contract/written-content'
import type { Head } from '../../api/queries/artifacts'
import { baseOfFirstSave, type Seen } from '../../commit/plan'
import type { Content } from './content-path'

/** What a form is based on: the head that the person sees, its content as it would be written. */
export const seenInForm = (family: string, { revision, etag }: Head): Seen => ({
  revision: revision.revision,
  etag,
  content: writtenContent(family, revision.content),
})

/** A head that has come in place of the one that a draft is based on, and by whom where that is recorded. */
export type NewHead = { seen: Seen; by: string | null }

/**
 * The newest head that is known to have come after the one that a draft is based on.
 * @param watched what the head watch has found since the form was opened
 * @param opened what was the head then: a draft that was taken up again may be older
 */
export function newHead(
  family: string,
  based: Seen,
  watched: Head | null,
  opened: Seen,
): NewHead | null {
  const author = watched?.revision.created_by
  const known: NewHead[] = [
    ...(watched
      ? [{ seen: seenInForm(family, watched), by: author?.description ?? author?.id ?? null }]
      : []),
    { seen: opened, by: null },
  ]
  return (
    known
      .filter(({ seen }) => seen.revision > based.revision)
      .sort((one, other) => other.seen.revision - one.seen.revision)[0] ?? null
  )
}

/**
 * The same of a Prompt, from its configuration; null when the server did not show the text that runs. What Auto runs
 * stands in for what it saves, which is nothing: that text is what the person sees and changes.
 */
export function seenPrompt(prompt: PromptConfiguration): Seen | null {
  const { artifact, artifact_etag: etag, mode, effective, builtin } = prompt
  const text = mode === 'auto' ? (builtin ?? effective) : effective
  if (!text) return null
  const demonstrations = 'demonstrations' in text ? text.demonstrations : undefined
  const content = {
    ...AUTO_CONTENT,
    mode,
    instructions: text.instructions,
    demonstrations: demonstrations ?? [],
  }
  if (!artifact) return baseOfFirstSave(content)
  const { revision } = artifact
  return { revision, etag: etag ?? etagOf(revision), content }
}

/** What the form shows first: what is there, as it would be committed. */
export function startOf(family: string, { content }: Seen): Content {
  if (family === 'prompt') return { ...content, mode: 'custom' }
  // Entries are added to a Memory: what is in it is not sent again (contract §4).
  if (family === 'memory') return { entries: [{ kind: 'fact', text: '' }] }
  return content
}
