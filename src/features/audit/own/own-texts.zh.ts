import { formatsIn } from '../../../lib/language/formats'
import type en from './own-texts.en'

const { number } = formatsIn('zh')

export default {
  hide: '隐藏我的读取',
  count: (n) => `(${number(n)})`,
  hidden: (n) => `已隐藏您自己的读取：${number(n)} 个事件`,
} satisfies typeof en
