import { describe, expect, it } from 'vitest'
import { CONTENT_SCHEMAS } from '../api/contract/artifact-requests'
import { FAMILIES } from '../api/contract/artifacts'
import { familyOf, lookupIn } from './family-of'
import type { FamilyWords } from './family'
import { KNOWN_FAMILIES } from './known'
import { SHARED_WORDS } from './shared-words'

const LANGUAGES = ['en', 'zh'] as const

it('describes each family of the contract by its schema there, in the order of the tabs', () => {
  const names = KNOWN_FAMILIES.map(({ name }) => name)
  expect(names.filter((name) => FAMILIES.some((family) => family === name))).toEqual([...FAMILIES])
  for (const name of FAMILIES) expect(familyOf(name).schema).toBe(CONTENT_SCHEMAS[name])
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

describe('the words of the families', () => {
  it.each(['fields', 'items', 'nouns', 'options'] as const)(
    'say the same of %s that several families have, since a comparison knows no family',
    (kind) => {
      for (const language of LANGUAGES) {
        const said = new Map<string, string>()
        const all: Partial<FamilyWords>[] = [
          SHARED_WORDS[language],
          ...KNOWN_FAMILIES.map(({ words }) => words[language]),
        ]
        for (const [key, word] of all.flatMap((words) => Object.entries(words[kind] ?? {}))) {
          const text = typeof word === 'function' ? word(3) : word
          expect(said.get(key) ?? text, `${language} ${key}`).toBe(text)
          said.set(key, text)
        }
      }
    },
  )
  it('are there in every language alike', () => {
    const shapeOf = (words: FamilyWords) =>
      Object.entries(words).map(([kind, word]) =>
        typeof word === 'object' ? [kind, Object.keys(word).sort()] : kind,
      )
    for (const { name, words } of KNOWN_FAMILIES) {
      expect(shapeOf(words.zh), name).toEqual(shapeOf(words.en))
    }
  })
})
