import {
  ATOMIC_MEMORY_BYTES_MAX,
  PROFILE_BYTES_MAX,
  SKILL_DESCRIPTION_MAX,
  SKILL_FILE_BYTES_MAX,
  SKILL_NAME,
  type Path,
} from '../../api/contract/content-bounds'
import { countCharacters } from '../../api/contract/characters'
import { DEMONSTRATION_BYTES_MAX, PROMPT_BYTES_MAX } from '../../api/contract/prompts'
import { bytesOf, compactJson } from '../../lib/json/compact-json'
import type { Content } from './content-path'
import type { Fault } from './problems'

type Found = Fault & { path: Path }
type Rule = (content: Content) => Found[]

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const tooManyBytes = (path: Path, count: number, max: number): Found[] =>
  count > max ? [{ path, kind: 'too-many-bytes', max, count }] : []

/** Bytes as the service counts them: of the JSON with sorted keys and no white space. */
export const jsonBytes = (value: unknown) => bytesOf(compactJson(value ?? null))

const RULES: Readonly<Record<string, Rule>> = {
  prompt: (content) => {
    const demonstrations = Array.isArray(content.demonstrations) ? content.demonstrations : []
    // Auto has a button of its own, which needs no text.
    const auto: Found[] = content.mode === 'auto' ? [{ path: ['mode'], kind: 'auto' }] : []
    const text = textOf(content.instructions)
    const blank: Found[] =
      text.trim() === ''
        ? [{ path: ['instructions'], kind: text === '' ? 'missing' : 'blank' }]
        : []
    const each = demonstrations.flatMap((one: unknown, at): Found[] => {
      const sides = typeof one === 'object' && one !== null ? (one as Content) : {}
      // The service drops nulls from a request, so that a null side counts as missing (seen on 1.4).
      const missing = ['input', 'expected_output'].filter((side) => sides[side] === null)
      return [
        ...missing.map((side): Found => ({ path: ['demonstrations', at, side], kind: 'nothing' })),
        ...tooManyBytes(['demonstrations', at], jsonBytes(one), DEMONSTRATION_BYTES_MAX),
      ]
    })
    return [...auto, ...blank, ...each, ...tooManyBytes([], jsonBytes(content), PROMPT_BYTES_MAX)]
  },
  skill: (content) => {
    const { name, description, instructions, validation } = content
    const found: Found[] = []
    if (typeof name === 'string' && !SKILL_NAME.test(name)) {
      found.push({ path: ['name'], kind: 'skill-name' })
    }
    const count = countCharacters(textOf(description))
    if (count > SKILL_DESCRIPTION_MAX) {
      found.push({ path: ['description'], kind: 'too-long', max: SKILL_DESCRIPTION_MAX, count })
    }
    // Asked for by the packing of the skill, not by its schema (seen on 1.0 and 1.4).
    if (instructions === '') found.push({ path: ['instructions'], kind: 'missing' })
    if (Array.isArray(validation) && validation.length === 0) {
      found.push({ path: ['validation'], kind: 'too-few', bound: 1 })
    }
    const file = textOf(name) + textOf(description) + textOf(instructions)
    return [...found, ...tooManyBytes(['instructions'], bytesOf(file), SKILL_FILE_BYTES_MAX)]
  },
  profile: ({ content }) => {
    const text = textOf(content)
    const blank: Found[] =
      text !== '' && text.trim() === '' ? [{ path: ['content'], kind: 'blank' }] : []
    // The service ends it with a line feed.
    return [...blank, ...tooManyBytes(['content'], bytesOf(text) + 1, PROFILE_BYTES_MAX)]
  },
  'atomic-memory': ({ kind, text }) => [
    ...(['kind', 'text'] as const).flatMap((name): Found[] => {
      const value = textOf(name === 'kind' ? kind : text)
      return value !== '' && value.trim() === '' ? [{ path: [name], kind: 'blank' }] : []
    }),
    ...tooManyBytes(['text'], bytesOf(textOf(text)), ATOMIC_MEMORY_BYTES_MAX),
  ],
}

/** What a family asks of its content beyond its schema. */
export const familyRules = (family: string, content: Content): Found[] =>
  Object.hasOwn(RULES, family) ? (RULES[family]?.(content) ?? []) : []
