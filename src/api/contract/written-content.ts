import { own } from '../../lib/json/own'

type Content = Record<string, unknown>

/** Fields that the service notes in a content itself and refuses, or ignores, when they are sent (contract §4). */
const NOTED: Readonly<Record<string, readonly string[]>> = {
  profile: ['schema', 'media_type', 'generation'],
  'atomic-memory': ['creation'],
  // Made by the service from the other fields; a package of other fields is refused.
  skill: ['package'],
}

/** The validations of a skill as the service writes them at the end of its instructions (contract §4). */
const VALIDATION = /(?:^|\n\n)## Validation\n\n((?:- \S[^\n]*\n)*- \S[^\n]*)$/

/**
 * The part of a content that a person writes, as a PUT carries it: sent like this it is kept like this. Every
 * family's content as read is either that already, or refused when it is sent back as it is (seen on 1.0 and 1.4:
 * profile, atomic-memory; a skill's package must fit its fields). Fields of newer servers stay.
 */
export function writtenContent(family: string, content: Content): Content {
  const noted = own(NOTED, family) ?? []
  const written = Object.fromEntries(
    Object.entries(content).filter(([key]) => !noted.includes(key)),
  )
  if (family === 'skill') return skillWithValidations(written)
  if (family === 'profile' && typeof written.content === 'string') {
    return { ...written, content: written.content.replace(/\n$/, '') }
  }
  return written
}

function skillWithValidations(skill: Content): Content {
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
