import type { HiddenKind } from '../../lib/text/hidden-text'
import { defineTexts } from '../language'

type HiddenTexts = {
  kinds: Record<HiddenKind, string>
  spells: (words: string) => string
  /** Of a text that is typed or committed. */
  holds: (count: number, found: string) => string
  next: string
  nextIn: (field: string) => string
}

/** What a mark says of the characters that it stands for. */
export const hiddenTexts = defineTexts<HiddenTexts>(
  {
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
    },
    spells: (words) => ` say “${words}”`,
    holds: (count, found) =>
      `Holds ${count} hidden ${count === 1 ? 'character' : 'characters'} (${found})`,
    next: 'Show next',
    nextIn: (field) => `Show next hidden character in ${field}`,
  },
  {
    kinds: {
      tag: '隐藏的标签字符',
      variation: '变体选择符',
      direction: '书写方向控制符',
      space: '形似空格的字符',
      control: '控制字符',
      surrogate: '半个字符',
      private: '私用字符',
      noncharacter: '非字符',
      filler: '不是空格的空白字符',
      joiner: '不可见的连接符',
      invisible: '不可见字符',
    },
    spells: (words) => ` 内容为“${words}”`,
    holds: (count, found) => `含有 ${count} 个隐藏字符（${found}）`,
    next: '显示下一个',
    nextIn: (field) => `显示${field}中的下一个隐藏字符`,
  },
)
