import { formatsIn } from '../../lib/language/formats'
import type en from './long-list-texts.en'

const { number } = formatsIn('zh')

export default {
  part: (what, shown, all) => `${what}：显示 ${number(shown)} 项，共 ${number(all)} 项。`,
  next: (count) => `再显示 ${number(count)} 项`,
  nextOf: (what, count) => `再显示 ${number(count)} 项：${what}`,
  onPaper: '其余内容见本页地址。',
} satisfies typeof en
