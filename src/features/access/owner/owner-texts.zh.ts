import { formatsIn } from '../../../lib/language/formats'
import type en from './owner-texts.en'

const { number } = formatsIn('zh')

export default {
  title: '所有者',
  ask: '谁拥有它？',
  cost: (calls) =>
    `任何绑定列表都不会说明。其 Scope 的审计会说明：最多 ${number(calls)} 次被记录的调用。`,
  reading: '正在读取审计…',
  ownedBy: '所有者：',
  since: (since) => `自 ${since} 创建时起`,
  may: {
    all: '无需任何绑定即可读取、编辑和共享它',
    read: '无需任何绑定即可读取和共享它',
  },
  decision: '该事件',
  calls: (calls) => `读取用了 ${number(calls)} 次被记录的调用`,
  none: '没有事件使任何人成为其所有者',
  noneHelp: (calls) =>
    `其 Scope 的审计已读到末尾，用了 ${number(calls)} 次被记录的调用。无人拥有的内容仍可凭角色读取，但无人可以编辑：没有角色允许这样做，也无法指定所有者。可以用相同的内容重新创建一个 Artifact。`,
  noneOfPrompt: (calls) =>
    `其 Scope 的审计已读到末尾，用了 ${number(calls)} 次被记录的调用。无人拥有的 Prompt 可凭角色读取，由 scope.admin 更改。`,
  open: (until, calls) => `到 ${until} 为止没有找到，用了 ${number(calls)} 次被记录的调用。`,
  goOn: '继续查找',
  goOnCost: (calls) => `最多再用 ${number(calls)} 次被记录的调用。`,
  unreadable: (calls) =>
    `服务器无法给出审计的一部分（${number(calls)} 次被记录的调用）：无法得知所有者。`,
  trap: (who) =>
    `${who} 拥有此 Prompt，但这里看到的角色都不允许其更改：更改需要其 Scope 上的 scope.admin。`,
  grant: '授予 scope.admin…',
} satisfies typeof en
