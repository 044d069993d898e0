import type { Language } from './languages'

/** One catalogue: the same keys in each language, texts or functions that make them. */
export type Texts<T> = Readonly<Record<Language, T>>

/**
 * Joins the files of a catalogue, one a language, as `import.meta.glob` finds them: `./texts.en.ts`, `./texts.zh.ts`. The
 * English file gives the type; `catalogues.test.ts` sees to it that no language lacks one.
 */
export const catalogue = <T>(files: Record<string, T>): Texts<T> =>
  Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.split('.').at(-2), texts]),
  ) as Texts<T>
