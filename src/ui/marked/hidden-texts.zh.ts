import { formatsIn } from '../../lib/language/formats'
import type en from './hidden-texts.en'

const { number } = formatsIn('zh')

export default {
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
    lookalike: '形似本词字母的另一种文字的字母',
  },
  spells: (words) => ` 内容为“${words}”`,
  holds: (count, found) => `含有 ${number(count)} 个隐藏字符（${found}）`,
  next: '显示下一个',
  nextIn: (field) => `显示“${field}”中的下一个隐藏字符`,
} satisfies typeof en
