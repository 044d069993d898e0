/** The address when `text` is one of the web (http or https), else null: nothing else may become a link. */
export function webAddress(text: string): string | null {
  if (!/^https?:\/\//i.test(text)) return null
  return URL.canParse(text) ? new URL(text).href : null
}
