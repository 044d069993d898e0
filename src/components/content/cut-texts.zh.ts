import { formatsIn } from '../../lib/language/formats'
import type en from './cut-texts.en'

const { number } = formatsIn('zh')

export default {
  cut: (shown, all) => `本页显示前 ${number(shown)} 个字符，共 ${number(all)} 个。`,
  showAll: '全部显示',
  onPaper: '其余内容见本页地址。',
} satisfies typeof en
