import {
  DEMONSTRATION_BYTES_MAX,
  PROMPT_BYTES_MAX,
  type Demonstration,
  type PromptContent,
} from '../api/contract/prompts'
import { bytesOf, compactJson } from '../lib/json/compact-json'
import { strip } from '../lib/text/strip'
import { invalidPromptContent } from './errors'
import { isOf } from './prompt-definitions/definitions'

/** Levels of arrays and objects in a content, itself included. The real service refuses more, or fails at them. */
const LEVELS_MAX = 199

/**
 * The content of a Prompt as it is kept.
 * @throws ServiceError 422 when it breaks a rule that holds for Prompts of every key (contract §5).
 */
export function promptContent(content: PromptContent) {
  const instructions = strip(content.instructions.normalize('NFC'))
  const { mode, demonstrations } = content
  const auto = mode === 'auto'
  if (auto ? instructions !== '' || demonstrations.length > 0 : instructions === '') {
    throw invalidPromptContent()
  }
  const canonical = { schema_version: content.schema_version, mode, instructions, demonstrations }
  if (
    !isWithinJson(canonical) ||
    demonstrations.some((item) => !isWhole(item)) ||
    bytesOf(compactJson(canonical)) > PROMPT_BYTES_MAX
  ) {
    throw invalidPromptContent()
  }
  return canonical
}

/** The real service drops nulls from a request before it checks it, so a null side counts as missing there. */
const isWhole = (item: Demonstration) =>
  item.input !== null &&
  item.expected_output !== null &&
  bytesOf(compactJson(item)) <= DEMONSTRATION_BYTES_MAX

/** From here on JSON is written with an exponent, by which the real service takes a number for one with a fraction. */
const WITH_EXPONENT = 1e21
const isInexact = (value: unknown) =>
  Number.isInteger(value) &&
  !Number.isSafeInteger(value) &&
  Math.abs(value as number) < WITH_EXPONENT

/** Whether a value can be digested: nested within bounds, and without whole numbers that a double does not hold exactly. */
function isWithinJson(content: object): boolean {
  let level: object[] = [content]
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > LEVELS_MAX) return false
    const members = level.flatMap((value): unknown[] => Object.values(value))
    if (members.some(isInexact)) return false
    level = members.filter((value) => typeof value === 'object' && value !== null)
  }
  return true
}

/** Whether one of the demonstrations is not of what the operation takes and gives. */
export const misfits = (key: string, { demonstrations }: { demonstrations: Demonstration[] }) =>
  demonstrations.some((item) => !isOf(key, item))
