import { formatsIn } from '../lib/language/formats'
import type en from './name-reads-texts.en'

const { number } = formatsIn('zh')
const events = (count: number) => `${number(count)} 个审计事件`

export default {
  readNames: (count, isRecorded) =>
    `读取 ${number(count)} 个 Scope 的名称${isRecorded ? `：${events(count)}` : ''}`,
} satisfies typeof en
