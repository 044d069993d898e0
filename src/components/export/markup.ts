import { spelledOut } from '../../lib/text/hidden-text'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markup. Only `markup` makes it, so that no text gets into a page without being escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | readonly Html[]

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

function markupOf(value: Value): string {
  if (value instanceof Html) return value.text
  if (typeof value === 'string') return escaped(spelledOut(value))
  return typeof value === 'number' ? String(value) : value.map(({ text }) => text).join('')
}

/** A template of markup. Texts in it are escaped, and characters that nobody sees are written out (decision 15). */
export const markup = (parts: TemplateStringsArray, ...values: readonly Value[]) =>
  new Html(String.raw({ raw: parts }, ...values.map(markupOf)))
