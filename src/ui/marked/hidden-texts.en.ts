import type { HiddenKind } from '../../lib/text/hidden-text'
import { formatsIn } from '../../lib/language/formats'

const { counted } = formatsIn('en')

type HiddenTexts = {
  kinds: Record<HiddenKind, string>
  spells: (words: string) => string
  /** Of a text that is typed or committed. */
  holds: (count: number, found: string) => string
  next: string
  nextIn: (field: string) => string
}

export default {
  kinds: {
    tag: 'hidden tag characters',
    variation: 'variation selector',
    direction: 'control of the writing direction',
    space: 'look-alike of a space',
    control: 'control character',
    surrogate: 'half a character',
    private: 'private-use character',
    noncharacter: 'no character',
    filler: 'blank that is no space',
    joiner: 'invisible joiner',
    invisible: 'invisible character',
    lookalike: 'letter of another script that looks like one of this word’s',
  },
  spells: (words) => ` say “${words}”`,
  holds: (count, found) =>
    `Holds ${counted(count, { one: 'hidden character', other: 'hidden characters' })} (${found})`,
  next: 'Show next',
  nextIn: (field) => `Show next hidden character in ${field}`,
} satisfies HiddenTexts
