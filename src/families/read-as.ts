import type { Content, Family } from './family'
import { KNOWN_FAMILIES } from './known'

/** The fields that each content of a family has. */
function fieldsOf({ fresh, reading }: Family): string[] {
  if (fresh === null) return reading.map(([field]) => field)
  return Object.keys(fresh).filter((field) => {
    const value = fresh[field]
    return value !== null && !(Array.isArray(value) && value.length === 0)
  })
}

const BY_FIELDS = KNOWN_FAMILIES.map((family) => ({ family, fields: fieldsOf(family) }))
  .filter(({ fields }) => fields.length > 0)
  .sort((one, other) => other.fields.length - one.fields.length)

/**
 * The family as which an object reads best whose family nobody names: the one whose fields it has, of several the one with
 * most. Whatever else it holds is shown by its shape, so a wrong guess hides nothing.
 * @returns a name that no family has where none fits
 */
export const readAs = (content: Readonly<Content>): string =>
  BY_FIELDS.find(({ fields }) => fields.every((field) => Object.hasOwn(content, field)))?.family
    .name ?? ''
