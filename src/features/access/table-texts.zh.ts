import { formatsIn } from '../../lib/language/formats'
import type en from './table-texts.en'

const { number } = formatsIn('zh')

export default {
  who: '主体',
  role: '角色',
  on: '资源',
  granted: '授予',
  standing: '状态',
  actions: '操作',
  anyRole: '任意角色',
  states: {
    current: (count: number, unknown: number) =>
      `有效（${number(count)}）${unknown > 0 ? `、未知（${number(unknown)}）` : ''}`,
    ending: (count: number) => `14 天内到期（${number(count)}）`,
    expired: (count: number) => `已到期（${number(count)}）`,
    revoked: (count: number) => `已撤销（${number(count)}）`,
    all: (count: number) => `全部（${number(count)}）`,
  },
  standings: {
    'in force': '有效',
    ending: '即将到期',
    expired: '已到期',
    revoked: '已撤销',
    'not yet': '尚未生效',
  },
  strangeState: '此控制台不了解的状态',
  search: '搜索人员',
  only: (who: string) => `仅 ${who}`,
  everybody: '显示所有人',
  groups: {
    scope: {
      direct: '在此 Scope 上',
      above: '继承自服务器',
      below: '在此 Scope 的 Artifact 上',
      other: '在其他资源上',
    },
    server: {
      direct: '在服务器上',
      above: '继承',
      below: '在 Scope 和 Artifact 上',
      other: '在其他资源上',
    },
    artifact: {
      direct: '在此 Artifact 上',
      above: '继承自其 Scope 或服务器',
      below: '在其条目上',
      other: '在其他资源上',
    },
  },
  theServer: '服务器',
  other: (type: string) => `一个 ${type}`,
  inScope: (artifact: string, scope: string) => `${scope} 中的 ${artifact}`,
  by: (who: string) => `由 ${who}`,
  noReason: '未说明理由',
  ends: '到期：',
  ended: '结束于',
  revokedBy: (who: string) => `由 ${who}`,
  systemManaged: '由系统管理',
  empty: '这里没有角色绑定',
  emptyHelp: '在此资源上被授予角色的人都会列在这里，并注明由谁授予、到何时为止。',
  nothingFits: '没有符合条件的绑定',
  nothingFitsHelp: '这里有其他绑定：请选择其他状态或角色，或缩短搜索内容。',
  clear: '全部显示',
  export: '导出…',
  stillReading: '请等待全部绑定读取完毕',
  hiddenAbove: {
    scope: '服务器上的绑定也作用于此 Scope，但未显示：查看它们需要 server.admin。',
    artifact:
      'Scope 和服务器上的绑定也作用于此 Artifact，但未显示：查看它们需要 scope.admin 或 server.admin。',
  },
} satisfies typeof en
