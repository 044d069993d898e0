import { formatsIn } from '../lib/language/formats'
import type en from './name-reads-texts.en'

const { number } = formatsIn('zh')
const events = (count: number) => `${number(count)} 个审计事件`

export default {
  readNames: (scopes, calls) =>
    `读取 ${number(scopes)} 个 Scope 的名称${calls > 0 ? `：${events(calls)}` : ''}`,
  notRead: (why) => `未能读取名称：${why}。`,
} satisfies typeof en
