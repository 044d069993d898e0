import { formatsIn } from '../../lib/language/formats'
import type en from './texts.en'

const { number } = formatsIn('zh')

export default {
  title: '访问权限',
  resource: '资源',
  server: '服务器',
  scope: 'Scope',
  artifactIn: (artifact, scope) => `${scope} 中的 ${artifact}`,
  views: '访问权限的视图',
  bindings: '角色绑定',
  people: '人员与操作',
  who: '谁可以……',
  review: '复核',
  changes: '获得与失去',
  asOf: '截至',
  asOfHelp: '现在，或 11月12日 12:00',
  asOfFault: '不是过去的时间：请写 2026-11-12 12:00、11月12日 12:00、昨天 或 -7d。',
  asOfEcho: (time: string) => `取其第一个时刻：${time}`,
  stepThrough: '逐个查看变更',
  backToNow: '回到现在',
  inForceAt: (time: string) => `${time} 时有效，由角色绑定推算得出`,
  inForceNow: '按服务器的时钟，由角色绑定推算得出',
  read: (count: number, calls: number) =>
    `已读取 ${number(count)} 个角色绑定，共 ${number(calls)} 次会被记录的调用`,
  readingMore: (count: number) => `已读取 ${number(count)} 个角色绑定，正在继续读取`,
  partly: (count: number) => `仅加载了一部分：已读取 ${number(count)} 个角色绑定，其余未能取回。`,
  partlyHelp: '下方可能缺少人员、角色和绑定。全部读取之前，“不可以”并不确定。',
  retry: '重试',

  off: '访问控制已关闭',
  offHelp: '此服务器不检查任何人：所有人都可以做任何事，也没有可显示的角色绑定。',
  nothing: '您不管理任何角色',
  nothingHelp: (scopes: number) =>
    `谁可以做什么，只显示给授予角色的人：scope.admin 可查看一个 Scope，server.admin 可查看整台服务器。持有其中之一的人可以授予您。${
      scopes === 0 ? '您在任何 Scope 上也没有读取角色。' : `您可以读取 ${number(scopes)} 个 Scope。`
    }`,
  notServer: '不能查看整台服务器',
  notServerHelp: '查看整台服务器的角色绑定需要 server.admin。请选择一个由您管理的 Scope。',
  notScope: '不能查看此 Scope',
  notScopeHelp: (scope: string) =>
    `查看 ${scope} 的角色绑定需要其上的 scope.admin，您没有该角色。持有它或 server.admin 的人可以授予您。也可以选择一个由您管理的 Scope。`,
  you: (scope: string) => `您自己在 ${scope} 上可以做什么`,
  seeBindings: '查看谁可以做什么',
  youNothing: '什么也不能：您在那里没有角色。',

  person: '此主体可以做什么',
  personId: (type: string) => `${type} 的 ID`,
  may: (who: string, place: string) => `${who} 在 ${place} 上可以做什么`,
  could: (who: string, place: string) => `${who} 当时在 ${place} 上可以做什么`,
  bindingsOf: (who: string) => `${who} 的角色绑定`,
  otherPlaces: (place: string) =>
    `由 ${place} 的角色绑定推算得出。此主体在别处可以做什么，这里无从得知。`,
  noneOf: '此主体没有角色绑定',
  noneOfHelp:
    '这里现在和以前都没有授予过任何角色。但 Artifact 的所有权和用户组仍可能允许它做一些事。',
  mayNot: '不可以',
  deed: '操作',
  because: '原因',
  since: '自',
  until: '至',
  noEnd: '无期限',
  canHeading: (count, what) => `${number(count)} 个主体可以${what}`,
  couldHeading: (count, what) => `当时 ${number(count)} 个主体可以${what}`,
  onPlace: (deed, place) => `在 ${place} 上${deed}`,
  nobody: '没有任何绑定允许任何人',
  nobodyHelp: (roles: string) => `能够允许此操作的角色：${roles}。`,
  ownerOnly: '没有可授予的角色允许此操作：只有所有者可以，而任何列表都不会说明所有者是谁。',
  action: '操作',
  principal: '主体',
  change: '变化',
  gained: '获得',
  lost: '失去',
  noChanges: '没有人获得或失去任何操作',
  noChangesHelp: '在这两个时刻，同样的人可以在这里做同样的事。',
  untilField: '对比时刻',
  untilNow: '与现在对比',
  sinceThen: (from) => `从 ${from} 到现在`,
  betweenTimes: (from, to) => `从 ${from} 到 ${to}`,
  matrixEmpty: '没有人可以在这里做任何事',
  matrixEmptyHelp: '没有有效的角色绑定允许这些操作。',
  ends: '到期',
  legend: '● 由此资源上的角色   ○ 由其上级的角色',
  cell: (who: string, deed: string, by: string | null) =>
    by === null ? `${who} 不可以${deed}` : `${who} 可以${deed}，依据 ${by}`,
  shownOf: (shown: number, all: number) => `显示 ${number(shown)} / ${number(all)}`,
} satisfies typeof en
