import { formatsIn } from '../../../lib/language/formats'
import type en from './texts.en'

const { number } = formatsIn('zh')

export default {
  leadsOut: '（在新标签页中打开）',
  leadsTo: '指向',
  image: '图片',
  table: '表格',
  code: '代码',
  tooLarge: (kib) => `此文本超过 ${number(kib)} KiB，仅以源文本显示。`,
  tooDeep: '此文本的嵌套过深，仅以源文本显示。',
} satisfies typeof en
