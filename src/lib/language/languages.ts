/**
 * The languages of the console, in the order of its menu. The texts of each are in the files `*.en.ts`, `*.zh.ts`, …: the
 * key here is the one in their names. `tag` is what the platform formats by, `name` what the language calls itself.
 */
export const LANGUAGES = {
  en: { tag: 'en', name: 'English' },
  zh: { tag: 'zh-CN', name: '简体中文' },
} as const satisfies Record<string, { tag: string; name: string }>

export type Language = keyof typeof LANGUAGES

export const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGES, name)

/**
 * The language to begin with. `tags` are the languages that the browser's owner reads, best first. English is chosen when it
 * comes first, or when the console has none of the others.
 */
export function preferredLanguage(tags: readonly string[]): Language {
  const read = tags.map((tag) => tag.toLowerCase().split('-', 1)[0] ?? '')
  if (read[0] === 'en') return 'en'
  return read.filter(isLanguage).find((name) => name !== 'en') ?? 'en'
}
