import { formatsIn } from '../../../lib/language/formats'
import type en from './texts.en'

const { number } = formatsIn('zh')

export default {
  title: '导出角色绑定',
  everything: '导出所有符合条件的绑定，包括表格尚未显示的，最早的在前。',
  what: '导出内容',
  resource: '资源',
  asOf: '截至',
  now: (time: string) => `现在，${time}`,
  standing: '状态',
  standings: {
    current: '有效',
    ending: '14 天内到期',
    expired: '已到期',
    revoked: '已撤销',
    all: '全部',
  },
  role: '角色',
  person: '人员',
  search: '搜索',
  any: '不限',
  bindings: '绑定',
  of: (count: number, read: number) => `已读取的 ${number(read)} 个绑定中的 ${number(count)} 个`,
  readAt: '读取于',
  readWith: (time: string, calls: number) => `${time}，产生 ${number(calls)} 次有记录的调用`,
  jsonlHelp: '用于程序：每行一个绑定，包含服务器发送的全部字段。',
  quiet:
    '导出不再向服务器请求任何内容。文件旁附有回执，记录数量、时刻、SHA-256 以及无法得知的内容。',
  partly: '并未读取全部绑定',
  partlyHelp: '有一页未能取得。文件名会标明 partial，回执会说明原因。',
  start: '导出',
  cancel: '取消',
  close: '关闭',
  failed: '无法生成文件',
  complete: (count: number) => `完整：${number(count)} 个绑定`,
  partial: (count: number) => `不完整：${number(count)} 个绑定`,
  saved: '文件及其回执已一并保存到您的下载文件夹。',
  proves: '回执证明此文件就是控制台写出的内容，并不证明服务器发送了它持有的全部绑定。',
  saveAgain: '再次保存两个文件',
} satisfies typeof en
