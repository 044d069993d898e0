import { formatsIn } from '../../lib/language/formats'
import type en from './why-not-texts.en'

const { number } = formatsIn('zh')

export default {
  close: '关闭',
  looking: '正在读取角色绑定',
  theServer: '服务器',
  list: (texts) => texts.join('、'),
  needs: '需要',
  on: (place) => `（在 ${place} 上）：`,
  allows: {
    'scope.read': '读取此 Scope 及其内容。',
    'scope.contribute': '创建和更改 Artifact。',
    'scope.admin': '更改 Prompt、授予角色、读取审计。',
    'server.admin': '创建 Scope、管理服务器。',
  },
  roles: '授予它的角色',
  noRoles: '服务器没有描述这样的角色。',
  fromServer: '（在服务器上）',
  held: '您曾拥有这样的角色吗？',
  lost: (role, until, how, by) =>
    how === 'expired'
      ? `您拥有 ${role} 至 ${until}，随后到期。`
      : `您拥有 ${role} 至 ${until}，随后${by ? `由 ${by} ` : '被'}撤销。`,
  later: (role, since) => `尚未：${role} 自 ${since} 起生效。`,
  heldNow: (role) => `目前有角色绑定授予您 ${role}。屏幕上的信息可能较旧：请重新加载。`,
  never: '没有：这里从未有角色绑定授予您。',
  heldHidden:
    '无从得知：这要看角色绑定，而您不能读取此 Scope 的角色绑定。没有发出任何请求，因为被拒绝的请求会记入审计。',
  heldHiddenOnServer:
    '无从得知：这要看角色绑定，而读取服务器的角色绑定需要 server.admin。没有发出任何请求，因为被拒绝的请求会记入审计。',
  granters: '谁可以授予',
  yourself: '您自己：您拥有在此管理角色绑定的角色。',
  by: (role) => `凭 ${role}`,
  moreGranters: (count) => `以及另外 ${number(count)} 个`,
  askScope:
    '持有此 Scope 的 scope.admin 或服务器的 server.admin 的人。他们是谁记在您不能读取的角色绑定中：请询问拥有此 Scope 的团队，或运行服务器的人。',
  askServer: '持有 server.admin 的人。他们是谁记在您不能读取的角色绑定中：请询问运行服务器的人。',
  deeds: {
    'scope.read': '读取',
    'scope.contribute': '贡献',
    'scope.admin': '更改 Prompt',
    'server.admin': '管理',
  },
  whoCan: (deed, place) => `谁可以在 ${place} 上${deed}？`,
  toGrant: '前往“访问权限”授予角色',
  linkIsForAdmins: '管理此 Scope 的人打开此链接可看到他们是谁。',
  linkIsForServer: '管理服务器的人打开此链接可看到他们是谁。',
  copyRequest: '复制申请',
  requestName: '申请',
  request: ({ who, doings, place, roles, link }) =>
    `${who} 申请 ${place} 上的角色，用于：${doings}。以下任一角色即可：${roles}。谁可以：${link}`,
  fromRoles: '由服务器的角色描述推算得出。',
  fromBindings: (count, calls) =>
    `由角色描述和 ${number(count)} 个角色绑定推算得出，共 ${number(calls)} 次会被记录的调用。`,
  notKnown: '无从得知：谁在用户组中，以及谁拥有某个 Artifact。',
  notAbove: '此列表不含服务器上的角色绑定；server.admin 也作用于此 Scope。',
  partial: '有些角色绑定未能取回：可能还有其他的。',
} satisfies typeof en
