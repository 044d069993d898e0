import { jsonFault, placeOf } from '../../lib/json/json-fault'
import { jsonPlaces, type Place } from '../../lib/json/json-places'
import { repeatedKey } from '../../lib/json/parse-exact-json'
import { openText } from '../../ui/long-text/open-texts'
import type { Problem } from './problems'

/** Id of the field with the content as JSON. */
export const JSON_FIELD = 'field-json'

/**
 * Tells where a content's JSON has a problem: where the text stops being JSON, or at the value of the problem's path.
 */
export function placeFinder(text: string): (problem: Problem) => Place & { line: number } {
  const fault = jsonFault(text) ?? repeatedKey(text)
  const at = ({ from, to }: Place) => ({ from, to, line: placeOf(text, from).line })
  if (fault) {
    const found = at({ from: fault.offset, to: Math.min(fault.offset + 1, text.length) })
    return () => found
  }
  const placeOfValue = jsonPlaces(text)
  return ({ path }) => at(placeOfValue(path))
}

/** Selects a problem in the JSON on screen. */
export function goInJson(problem: Problem) {
  const field = openText(JSON_FIELD)
  if (!field) return
  const { from, to } = placeFinder(field.text())(problem)
  field.select(from, to)
}
