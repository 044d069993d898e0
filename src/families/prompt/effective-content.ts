import type { PromptConfiguration } from '../../api/contract/prompts'

type Content = Record<string, unknown>
export type Builtin = NonNullable<PromptConfiguration['builtin']>

/** Whether a content is that of a Prompt in Auto (contract §5). */
export const isAuto = (content: Content) => content['mode'] === 'auto'

/**
 * What a Prompt's content runs. Auto is saved without instructions and runs the built-in ones (contract §5), so
 * that a diff of what is saved would show a text vanishing that is in force. Only for showing: what is committed
 * is always the content itself.
 */
export function effectiveContent(content: Content, builtin: Builtin | null): Content {
  if (!isAuto(content) || !builtin) return content
  const { instructions, demonstrations } = builtin
  return { ...content, instructions, demonstrations }
}
