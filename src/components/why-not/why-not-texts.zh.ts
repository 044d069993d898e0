import { formatsIn } from '../../lib/language/formats'
import type en from './why-not-texts.en'

const { number } = formatsIn('zh')

export default {
  close: '关闭',
  looking: '正在读取角色绑定',
  theServer: '服务器',
  list: (texts) => texts.join('、'),
  missing: '缺少',
  onScope: '（此 Scope）',
  onArtifact: (artifact) => `（${artifact}）`,
  onServer: '（服务器）',
  roles: '可用的角色',
  anyOf: (roles) => roles.join(' 或 '),
  noRoles: '服务器没有描述这样的角色。',
  held: '曾经拥有',
  lost: (role, until, how, by) =>
    how === 'expired'
      ? `您拥有 ${role} 至 ${until}，随后到期。`
      : `您拥有 ${role} 至 ${until}，随后${by ? `由 ${by} ` : '被'}撤销。`,
  later: (role, since) => `尚未：${role} 自 ${since} 起生效。`,
  heldNow: (role) => `您目前拥有 ${role}。屏幕上的信息可能较旧：请重新加载。`,
  never: '没有。',
  granters: (place) => `谁可以授予 ${place} 上的角色`,
  yourself: '您自己。',
  by: (role) => `凭 ${role}`,
  moreGranters: (count) => `以及另外 ${number(count)} 个`,
  askScope:
    '拥有其 scope.admin 或 server.admin 的人。您看不到他们是谁：请询问拥有此 Scope 的团队。',
  askServer: '拥有 server.admin 的人。您看不到他们是谁：请询问运行服务器的人。',
  deeds: {
    'scope.read': '读取',
    'scope.contribute': '贡献',
    'scope.admin': '更改 Prompt',
    'server.admin': '管理',
  },
  whoCan: (deed, place) => `谁可以在 ${place} 上${deed}？`,
  whoReads: (artifact, scope) => `谁可以读取 ${scope} 中的 ${artifact}？`,
  toGrant: '前往“访问权限”授予角色',
  copyRequest: '复制申请',
  requestName: '申请',
  request: ({ who, place, wants, link }) =>
    [
      `${who} 申请 ${place} 上的角色。`,
      ...wants.map(({ doings, roles }) => `- ${doings}：${roles}`),
      `谁可以授予：${link}`,
    ].join('\n'),
  fromRoles: '由服务器的角色描述推算得出。您不能读取这里的角色绑定，因此不知道您曾拥有什么角色。',
  fromBindings: (count, calls) =>
    `由角色描述和 ${number(count)} 个角色绑定推算得出，共 ${number(calls)} 次会被记录的调用。`,
  notKnown: '无从得知：谁在用户组中，以及谁拥有某个 Artifact。',
  notAbove: '此列表不含服务器上的角色绑定；server.admin 也作用于此 Scope。',
  partial: '有些角色绑定未能取回：可能还有其他的。',
} satisfies typeof en
