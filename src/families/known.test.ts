import { describe, expect, it } from 'vitest'
import { CONTENT_SCHEMAS } from '../api/contract/artifact-requests'
import { FAMILIES } from '../api/contract/artifacts'
import { configures } from './configures'
import { familiesOfScopeDecision } from './decided-on-scope'
import { familyOf, lookupIn } from './family-of'
import { LANGUAGES, type Language } from '../lib/language/languages'
import type { FamilyWords } from './family'
import { KNOWN_FAMILIES } from './known'
import { familyWords, wordsOf } from './words'

const EACH_LANGUAGE = Object.keys(LANGUAGES) as Language[]

it('describes each family of the contract by its schema there, in the order of the tabs', () => {
  const names = KNOWN_FAMILIES.map(({ name }) => name)
  expect(names.filter((name) => FAMILIES.some((family) => family === name))).toEqual([...FAMILIES])
  for (const name of FAMILIES) expect(familyOf(name).schema).toBe(CONTENT_SCHEMAS[name])
})

it.each([...KNOWN_FAMILIES, familyOf('newer')])(
  'says of $name by its name alone whether it configures the server',
  (family) => expect(configures(family.name)).toBe(family.configures),
)

it('knows the families whose next revision, and whose tags, take scope.admin on their Scope', () => {
  const named = KNOWN_FAMILIES.filter(({ writer }) => writer === 'scope.admin').map((f) => f.name)
  for (const operation of ['replace_artifact', 'replace_artifact_tags']) {
    const found = familiesOfScopeDecision(operation, 'scope.admin')
    expect(found.toSorted(), operation).toEqual(named.toSorted())
  }
})

it('takes exactly those texts for Markdown that the service keeps as such', () => {
  const found = KNOWN_FAMILIES.flatMap(({ name, reading }) =>
    reading.filter(([, as]) => as === 'markdown').map(([field]) => `${name}.${field}`),
  )
  expect(found.toSorted()).toEqual(['profile.content', 'skill.instructions', 'topic-memory.detail'])
})

describe('looking a family up', () => {
  it.each(['newer', '', '__proto__', 'constructor', 'toString', 'Prompt'])(
    'takes %j for a family that the console does not know',
    (name) => expect(familyOf(name)).toMatchObject({ name, known: false, form: null }),
  )
  it('finds any family by its own name in a list', () => {
    const made = { ...familyOf('constructor'), known: true }
    expect(lookupIn([made])('constructor')).toBe(made)
    expect(lookupIn([made])('skill').known).toBe(false)
  })
})

describe.each(EACH_LANGUAGE)('the words of the families, %s', (language) => {
  const words = familyWords[language]
  it.each(['fields', 'items', 'nouns', 'options'] as const)(
    'say the same of %s that several families have, since a comparison knows no family',
    (kind) => {
      const said = new Map<string, string>()
      const all: Partial<FamilyWords>[] = [words.shared, ...Object.values(words.known)]
      for (const [key, word] of all.flatMap((each) => Object.entries(each[kind] ?? {}))) {
        const text = typeof word === 'function' ? word(3) : word
        expect(said.get(key) ?? text, key).toBe(text)
        said.set(key, text)
      }
    },
  )
  it('are there for each known family, in the order of the tabs, and for no other', () =>
    expect(Object.keys(words.known)).toEqual(KNOWN_FAMILIES.map(({ name }) => name)))
  it('say why of each family that is never restored, and of no other', () => {
    for (const { name, restores } of KNOWN_FAMILIES) {
      expect('neverRestored' in wordsOf(words, name), name).toBe(restores === 'never')
    }
  })
  it('of an unknown family are the same whatever it is called', () =>
    expect(wordsOf(words, 'constructor')).toBe(wordsOf(words, 'newer')))
})
