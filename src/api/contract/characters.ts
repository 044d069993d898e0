import * as v from 'valibot'

const PAIRS = /[\ud800-\udbff][\udc00-\udfff]/g

/** Length of a text as the service counts it: in characters (code points), not in UTF-16 units. */
export const countCharacters = (text: string): number =>
  text.length - (text.match(PAIRS)?.length ?? 0)

interface MaxCharactersIssue extends v.BaseIssue<string> {
  readonly kind: 'validation'
  readonly type: 'max_characters'
  readonly expected: `<=${number}`
  readonly received: `${number}`
  readonly requirement: number
}
interface MaxCharacters extends v.BaseValidation<string, string, MaxCharactersIssue> {
  readonly type: 'max_characters'
  readonly expects: `<=${number}`
  readonly requirement: number
}

/** At most so many characters. Unlike a check by a function it can be asked for its bound, as a form does. */
export function maxCharacters(requirement: number): MaxCharacters {
  return {
    kind: 'validation',
    type: 'max_characters',
    reference: maxCharacters,
    async: false,
    expects: `<=${requirement}`,
    requirement,
    '~run'(dataset, config) {
      if (dataset.typed) {
        const { length } = dataset.value
        const count = length <= requirement ? length : countCharacters(dataset.value)
        if (count > requirement)
          v._addIssue(this, 'characters', dataset, config, { received: `${count}` })
      }
      return dataset
    },
  }
}
