import { etagOf } from '../../api/contract/artifacts'
import type { PromptConfiguration } from '../../api/contract/prompts'
import type { Head } from '../../api/queries/artifacts'
import { familyOf } from '../../families/family-of'
import { contentToEdit } from '../../families/prompt/modes'
import { writtenContent } from '../../families/written-content'
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

/** The same of a Prompt, from its configuration; null when the server did not show the text that runs. */
export function seenPrompt(prompt: PromptConfiguration): Seen | null {
  const { artifact, artifact_etag: etag } = prompt
  const content = contentToEdit(prompt)
  if (!content) return null
  if (!artifact) return baseOfFirstSave(content)
  const { revision } = artifact
  return { revision, etag: etag ?? etagOf(revision), content }
}

/** What the form shows first: what is there, as it would be committed. */
export const startOf = (family: string, { content }: Seen): Content =>
  familyOf(family).startOf(content)
