import type { ArtifactItem, ArtifactRevision } from '../../api/contract/artifacts'
import { AUTO_CONTENT, type PromptConfiguration } from '../../api/contract/prompts'
import type { Content } from '../family'

export type Builtin = NonNullable<PromptConfiguration['builtin']>

/** Whether a content is that of a Prompt in Auto (contract §5). */
export const isAuto = (content: Content) => content['mode'] === 'auto'

/** The text that Auto runs. A built-in text without demonstrations has no key for them, which is no difference to a reader. */
export const builtinText = ({ instructions, demonstrations }: Builtin) => ({
  instructions,
  demonstrations: demonstrations ?? [],
})

/**
 * The instructions and demonstrations in force with a content of a Prompt. Auto saves none and runs the built-in ones
 * (contract §5): a diff of the saved contents would show a text vanish that is in force. This is for showing only; a commit
 * sends the content itself.
 */
export function effectiveContent(content: Content, builtin: Builtin | null): Content {
  if (!isAuto(content) || !builtin) return content
  return { ...content, ...builtinText(builtin) }
}

/**
 * The content with which an edit of a Prompt begins; null when the server did not send the text in force. Auto saves no
 * text, so its edit begins with the built-in one, which the person sees and changes.
 */
export function contentToEdit({ mode, effective, builtin }: PromptConfiguration): Content | null {
  const text = mode === 'auto' ? (builtin ?? effective) : effective
  if (!text) return null
  const demonstrations = 'demonstrations' in text ? text.demonstrations : undefined
  return {
    ...AUTO_CONTENT,
    mode,
    instructions: text.instructions,
    demonstrations: demonstrations ?? [],
  }
}

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
