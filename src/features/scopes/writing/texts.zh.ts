import { formatsIn } from '../../../lib/language/formats'
import type en from './texts.en'

const { number } = formatsIn('zh')

export default {
  newScope: '新建 Scope',
  editScope: '编辑标题和摘要',
  below: (parent) => `它将位于 ${parent} 之下。`,
  atTop: '它将位于顶层。',
  noRole: '您将管理它，但在为自己授予读取角色之前不能读取它。',
  onVersion: (version) => `这将更改此 Scope 的版本 ${version}。引用和位置保持不变。`,
  title: '标题',
  summary: '摘要',
  required: '必填。',
  create: '创建 Scope',
  save: '保存',
  cancel: '取消',
  sendAgain: '再次发送',
  needTitle: '请先填写标题',
  needSummary: '请先填写摘要',
  tooLong: (field, most) => `${field}最多 ${number(most)} 个字符`,
  nothingChanged: '尚未更改',
  refused: '服务器拒绝了此操作',
  unknown: '结果未知',
  unknownHelp: '没有收到明确的应答。再次发送相同内容是安全的：不会执行两次，其应答会说明结果。',
  moved: (version) => `此 Scope 其间已被更改：现在是版本 ${version}`,
  movedHelp: (title) => `其标题是“${title}”。您输入的内容保留在这里；再次保存会用它取代该版本。`,
} satisfies typeof en
