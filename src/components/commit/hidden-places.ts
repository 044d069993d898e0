import { eachText } from '../../lib/json/each-text'
import { hiddenWords } from '../../lib/text/text-faults'
import type { HiddenPlace } from '../HiddenPlaces'

/** Every text of a content, names of fields among them, that hides characters. */
export function hiddenPlaces(
  content: Record<string, unknown>,
  nameOf: (path: readonly (string | number)[]) => string,
): HiddenPlace[] {
  const places: HiddenPlace[] = []
  eachText(content, (text, path, isName) => {
    const hidden = hiddenWords(text)
    if (hidden.count === 0) return
    places.push({ key: `${isName} ${path.join('.')}`, name: nameOf(path), ...hidden })
  })
  return places
}
