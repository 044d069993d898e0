import { formatsIn } from '../../lib/language/formats'
import type en from './names-texts.en'

const { number } = formatsIn('zh')

export default {
  namesAreRead: (count) => `正在读取 ${number(count)} 个 Artifact 的名称`,
  namesWereRead: (count) => `已读取 ${number(count)} 个 Artifact 的名称`,
  namesFailed: (count, failed) => `${number(count)} 个名称中有 ${number(failed)} 个未能读取`,
  costing: (said, count) => `${said}：${number(count)} 个审计事件`,
  readNamesInLine: (count) => `读取 ${number(count)} 个名称`,
  readNames: (count) => `读取 ${number(count)} 个 Artifact 的名称`,
} satisfies typeof en
