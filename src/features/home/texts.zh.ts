import { formatsIn } from '../../lib/language/formats'
import type en from './texts.en'

const { number } = formatsIn('zh')
const events = (count: number) => `${number(count)} 个审计事件`

export default {
  title: '首页',
  cost: (read) =>
    `此页面读取了 ${[
      read.lists > 0 && `${number(read.lists)} 个列表`,
      read.prompts > 0 && `${number(read.prompts)} 个 Prompt 的状态`,
      read.names > 0 && `${number(read.names)} 个名称`,
    ]
      .filter(Boolean)
      .join('、')}：${events(read.events)}。`,
  costNothing: '此页面没有读取任何内容：没有审计事件。',
  uncounted: '此服务器未启用访问控制，因此读取不会被记录。',

  pinned: '已固定的 Scope',
  pinnedMark: '已固定',
  recentMark: '最近访问',
  promptsOf: (scope) => `${scope} 的 Prompts`,
  auditOf: (scope) => `${scope} 的审计`,
  prompts: 'Prompts',
  audit: '审计',
  nonePinned: '您固定的 Scope 和最近访问的 Scope 会显示在这里。打开一个 Scope 并按“固定”。',
  allScopes: '所有 Scope',

  changed: '自上次访问以来的更改',
  lastVisit: '上次访问结束于',
  firstVisit: '此浏览器中没有更早的访问记录：这里显示最近 7 天。',
  unchanged: '此后没有任何提交。',
  unrecorded: (count) => `另有 ${number(count)} 个，此服务器没有说明其提交时间。`,
  noTimes: '此服务器不说明修订版的提交时间，因此这里无法得知有何更改。',
  pageOnly: (count) => `只查看了列表的前 ${number(count)} 个。`,
  wholeList: '打开列表',
  by: (name) => `提交者 ${name}`,
  more: (count) => `再显示 ${number(count)} 个`,
  nothingReadable:
    '您没有可读取任何 Scope 的角色。请向 Scope 的管理者申请 scope.viewer，即可在这里看到其他人的提交。',
  lookInScopes: (count, recorded) =>
    `再查看 ${number(count)} 个 Scope${recorded ? `：${events(count)}` : ''}`,
  lookInFamilies: (count, recorded) =>
    `再查看 ${number(count)} 个类别${recorded ? `：${events(count)}` : ''}`,

  attention: '需要关注',
  newOf: (family) => `新 ${family}`,
  draft: (name, scope) => `${scope} 中 ${name} 的草稿`,
  restore: (revision, name, scope) => `恢复 ${scope} 中 ${name} 的修订版 ${revision} 的原因`,
  untilReload: '只保留到重新加载此页面为止',
  notRun: (key, scope) => `${scope} 中的 ${key} 已保存为自定义，但服务器不运行它`,
  roleEnds: (role, on) => `您在 ${on} 的角色 ${role} 即将结束`,
  theServer: '服务器',
  nothingToDo:
    '没有。您的草稿、服务器不运行的自定义 Prompt，以及您在 14 天内到期的角色会显示在这里。',
  inScopes: (count) => `${number(count)} 个 Scope`,
  checkPrompts: (count, scope, recorded) =>
    `检查 ${scope} 的 ${number(count)} 个自定义 Prompt 是否运行${recorded ? `：${events(2 * count)}` : ''}`,
  allRun: (count, scope) => `${scope} 的 ${number(count)} 个自定义 Prompt 都在运行。`,

  denied: '最近 24 小时的拒绝',
  grants: '授权与撤销',
  inPlace: (name, scope) => `${scope} 中的 ${name}`,
  otherResource: (type) => `类型为 ${type} 的资源`,
} satisfies typeof en
