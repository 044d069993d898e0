import { formatsIn } from '../../../lib/language/formats'
import type en from './nothing-texts.en'

const { number } = formatsIn('zh')

export default {
  onlyOwn: '这里只有您自己的读取',
  onlyOwnSoFar: '目前只有您自己的读取',
  onlyOwnHelp: (n) => `已隐藏您自己的 ${number(n)} 个读取事件。`,
  show: '显示我的读取',
} satisfies typeof en
