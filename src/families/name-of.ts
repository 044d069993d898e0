import { familyOf } from './family-of'
import type { Content } from './family'

/** Characters of a text that are enough for a name. */
const LENGTH = 80
/** What may stand before the first words of a text: blank lines, and the mark of a Markdown heading. */
const HEADING = /^\s*(?:#{1,6}\s+)?/

/** The title that a content gives itself, and the field it stands in; null where it has none (contract §4.2). */
export function contentTitle(
  family: string,
  content: Readonly<Content>,
): { key: string; title: string } | null {
  const key = familyOf(family).titleField
  if (key === null) return null
  const title = content[key]
  return typeof title === 'string' && title.trim() !== '' ? { key, title } : null
}

/**
 * What an Artifact is called: its title, otherwise the first line of the text that its family is about, without marks of a
 * Markdown heading and cut between words.
 * @returns null where the content has neither
 */
export function nameOf(family: string, content: Readonly<Content>): string | null {
  const title = contentTitle(family, content)?.title
  if (title !== undefined) return title
  const { namedBy } = familyOf(family)
  return namedBy === null ? null : firstLineOf(content[namedBy])
}

/** What a text begins with, as a name of what holds it; null where that is no text, or a blank one. */
export function firstLineOf(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const [line = ''] = text.replace(HEADING, '').split(/[\r\n]/, 1)
  return line.trim() === '' ? null : shortened(line.trim())
}

function shortened(line: string): string {
  // A character takes two places at most; the rest of a long line is not looked at.
  const characters = [...line.slice(0, 2 * LENGTH + 2)]
  if (characters.length <= LENGTH) return line
  const start = characters.slice(0, LENGTH - 1).join('')
  // Texts without spaces, as in Chinese, are cut where they are too long.
  const words = start.lastIndexOf(' ')
  return `${words > LENGTH / 2 ? start.slice(0, words) : start}…`
}
