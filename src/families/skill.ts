import { CONTENT_SCHEMAS } from '../api/contract/artifact-requests'
import { countCharacters } from '../api/contract/characters'
import {
  SKILL_DESCRIPTION_MAX,
  SKILL_FILE_BYTES_MAX,
  SKILL_NAME,
  SKILL_NAME_MAX,
} from '../api/contract/content-bounds'
import { bytesOf } from '../lib/json/compact-json'
import { accessRuleOf } from './access-rules'
import type { Content, Family } from './family'
import { textOf, tooManyBytes, type FaultAt } from './faults'
import { COMMON } from './unknown-family'
import { withoutNotes } from './without-notes'

/** The validations of a skill as the service writes them at the end of its instructions (contract §4.4). */
const VALIDATION = /(?:^|\n\n)## Validation\n\n((?:- \S[^\n]*\n)*- \S[^\n]*)$/

function withValidations(skill: Content): Content {
  const { instructions, validation } = skill
  if (typeof instructions !== 'string' || !Array.isArray(validation) || validation.length > 0) {
    return skill
  }
  const section = VALIDATION.exec(instructions)
  if (!section) return skill
  return {
    ...skill,
    instructions: instructions.slice(0, section.index),
    validation: section[1]?.split('\n').map((line) => line.slice(2)),
  }
}

export const skill: Family = {
  ...COMMON,
  ...accessRuleOf('skill'),
  name: 'skill',
  searched: { events: 1, most: 200 },
  titleField: 'name',
  reading: [
    ['description', 'prose'],
    ['instructions', 'markdown'],
    ['validation', 'any'],
    ['allowed_tools', 'value'],
  ],
  compared: {
    name: { kind: 'value' },
    description: { kind: 'text' },
    instructions: { kind: 'text' },
    validation: { kind: 'list', parts: null },
  },
  form: {
    parts: [
      { kind: 'text', path: ['name'], most: SKILL_NAME_MAX, mono: true },
      { kind: 'text', path: ['description'], most: SKILL_DESCRIPTION_MAX },
      { kind: 'text', path: ['instructions'], long: true, mono: true },
      { kind: 'list', path: ['validation'], fresh: '', item: [{ kind: 'text', path: [] }] },
      { kind: 'text', path: ['license'], empty: null },
      { kind: 'text', path: ['compatibility'], empty: null },
      { kind: 'text', path: ['allowed_tools'], empty: null },
      { kind: 'json', path: ['metadata'] },
    ],
  },
  fresh: { name: '', description: '', instructions: '', validation: [''] },
  schema: CONTENT_SCHEMAS.skill,
  rules: (content) => {
    const { name, description, instructions, validation } = content
    const found: FaultAt[] = []
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
  changed: {
    instructions: ['end'],
    license: ['ends'],
    compatibility: ['ends'],
    allowed_tools: ['ends'],
  },
  // The service makes the package from the other fields; a package of other fields is refused.
  written: (content) => withValidations(withoutNotes(content, ['package'])),
}
