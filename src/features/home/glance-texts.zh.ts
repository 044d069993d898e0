import { formatsIn } from '../../lib/language/formats'
import type en from './glance-texts.en'

const { number } = formatsIn('zh')
const events = (count: number) => `${number(count)} 个审计事件`

export default {
  audit: '审计',
  ofServer: '整个服务器',
  inScope: '位于',
  lookInAudit: `查看其审计：${events(2)}`,
  count: (count) => number(count),
  countOrMore: (count) => `${number(count)} 或更多`,
  deniedUnit: (_count, requests) =>
    `个被拒绝的决定${requests === null ? '' : `，属于 ${number(requests)} 个请求`}`,
  changeUnit: (_count, days) => `次角色变更，最近 ${days} 天`,
  latestElsewhere: '第一页没有包含最新的事件：请在审计中查看。',
  grantsPartly: (read) => `只在该时段的前 ${number(read)} 个决定中计数；之后的请在审计中查看。`,
  grantsWhich: '单个 Artifact 和服务器上的角色，请在审计中查看。',
  noneDenied: '没有人被拒绝。',
  noneElseDenied: '没有其他人被拒绝。',
  noChanges: '没有授予或撤销任何 Scope 角色。',
  ownLeftOut: (count) => `未计入您自己的读取：${number(count)} 个被拒绝的决定。`,
  oneDecision: '写明操作权限的行表示该决定被拒绝，请求仍可能已成功。',
  allowedLeftOut: (count) => `其中 ${number(count)} 个请求因其他操作权限而获准，未在此列出。`,
  openDenied: '在审计中打开拒绝',
  openGrants: '在审计中打开角色变更',
  unreadable: '服务器无法给出包含其中某个事件的列表。审计会绕过它读取。',
  refused: (who, what) => `${who} ${what}：被拒绝`,
  deniedAction: (who, what, action) => `${who} ${what}：${action} 被拒绝`,
  deniedOn: (who, action, on) => `${who} 在 ${on} 上的 ${action} 被拒绝`,
  timesOver: (what, times) => `${what}，共 ${number(times)} 次`,
  actions: (actions) => actions.join('、'),
  granted: (by, role, whom, on) => `${by} 将 ${on} 的 ${role} 授予 ${whom}`,
  revoked: (by, role, whom, on) => `${by} 撤销了 ${whom} 在 ${on} 的 ${role}`,
} satisfies typeof en
