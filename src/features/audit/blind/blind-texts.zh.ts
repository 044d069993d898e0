import { formatsIn } from '../../../lib/language/formats'
import type en from './blind-texts.en'

const { number } = formatsIn('zh')

export default {
  note: (n) => `此列表中至少有 ${number(n)} 个事件服务器无法交出。`,
  row: (n) => `至少 ${number(n)} 个事件无法读取`,
  between: (from, to) => `${from} 至 ${to} 之间`,
  why: '为什么？',
} satisfies typeof en
