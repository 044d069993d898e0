import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue'
import { LANGUAGES } from './languages'

const SRC = fileURLToPath(new URL('../..', import.meta.url))
const LANGUAGE_LIST = 'lib/language/languages.ts'
const languages = Object.keys(LANGUAGES)
const read = (file: string) => readFileSync(SRC + file, 'utf8')
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file))
const product = files.filter((file) => !/\.test\.|\/testing\//.test(file))

/** What a catalogue's files are called up to the language: `features/audit/texts`. */
const catalogues = product.flatMap((file) =>
  [...read(file).matchAll(/import\.meta\.glob[^(]*\(\s*'\.\/([^'*]+)\.\*\.ts'/g)].map(
    ([, name]) => file.replace(/[^/]*$/, '') + name,
  ),
)
const modules = import.meta.glob<Record<string, unknown>>(['/src/**/*.ts', '!/src/**/*.test.ts'], {
  import: 'default',
})
const load = (file: string) => {
  const found = modules[`/src/${file}`]
  if (!found) throw new Error(`There is no ${file}.`)
  return found()
}

/** Where its texts are: `/columns/time`. */
function placesOf(texts: unknown, path = ''): string[] {
  if (typeof texts === 'object' && texts !== null) {
    return Object.entries(texts).flatMap(([key, text]) => placesOf(text, `${path}/${key}`))
  }
  return [path]
}

it('finds the catalogues', () => {
  expect(catalogues.length).toBeGreaterThan(30)
  expect(new Set(catalogues).size).toBe(catalogues.length)
})

describe.each(catalogues)('the catalogue %s', (name) => {
  const folder = name.replace(/[^/]*$/, '')
  it('has one file for each language, and none that would be taken for another', () => {
    const found = files.filter(
      (file) => file.startsWith(`${name}.`) && !file.slice(name.length + 1).match(/^tsx?$/),
    )
    expect(found.sort()).toEqual(languages.map((language) => `${name}.${language}.ts`).sort())
  })
  it.each(languages)('says everything in %s', async (language) => {
    const [english, texts] = await Promise.all([
      load(`${name}.en.ts`),
      load(`${name}.${language}.ts`),
    ])
    // A language may have more words for keys that a server sends; it never has fewer.
    expect(placesOf(texts)).toEqual(expect.arrayContaining(placesOf(english)))
  })
  it('is held to the texts of the English file by its type', () => {
    for (const language of languages.filter((other) => other !== 'en')) {
      expect(read(`${name}.${language}.ts`)).toMatch(/\} satisfies typeof en\n$/)
    }
  })
  it('imports of another language nothing but its type', () => {
    for (const language of languages) {
      const others = languages.filter((other) => other !== language)
      const taken = [...read(`${name}.${language}.ts`).matchAll(/^import (?!type\b).*'(.*)'$/gm)]
      for (const [, path = ''] of taken) {
        expect(
          others.some((other) => path.endsWith(`.${other}`)),
          folder + path,
        ).toBe(false)
      }
    }
  })
})

it('joins the files of any language, so that a new one is only added to', () => {
  const [english, german] = [{ hello: 'Hello' }, { hello: 'Hallo' }]
  expect(catalogue({ './texts.en.ts': english, './texts.de.ts': german })).toEqual({
    en: english,
    de: german,
  })
})

it('names a language in its own files and in the list of languages only', () => {
  const named = new RegExp(`(['"\`])(${languages.filter((name) => name !== 'en').join('|')})\\1`)
  const own = new RegExp(`\\.(${languages.join('|')})\\.ts$`)
  const elsewhere = product.filter(
    (file) => file !== LANGUAGE_LIST && !own.test(file) && named.test(read(file)),
  )
  expect(elsewhere).toEqual([])
})

it('keeps Chinese texts in the Chinese files', () => {
  const chinese = /\p{Script=Han}/u
  // How people write a time is understood in every language at once, whatever the screen is in.
  const others = [LANGUAGE_LIST, 'lib/date/typed-time.ts']
  const elsewhere = product.filter(
    (file) =>
      !others.includes(file) &&
      !/\.zh\.ts$|^(sample|service)\//.test(file) &&
      chinese.test(read(file)),
  )
  expect(elsewhere).toEqual([])
})
