import { formatsIn } from '../../../lib/language/formats'
import type en from './print-texts.en'

const { number } = formatsIn('zh')

export default {
  cut: (lines, all) => `纸上只有 ${number(all)} 行中的前 ${number(lines)} 行。“导出…”可得到全部。`,
} satisfies typeof en
