import type en from './sentence-texts.en'

export default {
  did: (who, what) => `${who} ${what}。`,
  refused: (who, what) => `${who} ${what}：被拒绝。`,
  allowed: (on, why) => `对${on}已获允许：${why}。`,
  denied: (on, why) => `对${on}被拒绝：${why}。`,
  recorded: (why) => `已记录：${why}。`,
  notNeeded: '此请求所要求的另一项权限已经足够。',
  through: (principal, actor) => `${principal}(经由 ${actor})`,
  server: (id) => (id ? `服务器 ${id} ` : '服务器'),
  scope: (id) => ` Scope ${id} `,
  prompt: 'Prompt',
  artifact: (kind, name, scope) => ` Scope ${scope} 的 ${kind} ${name} `,
  theOnly: (kind, scope) => ` Scope ${scope} 的 ${kind} `,
  other: (type) => `类型为 ${type} 的资源`,
  noBinding: (action) => `没有绑定授予 ${action}`,
  byBinding: (action, subject) =>
    subject ? `${subject} 的角色绑定授予 ${action}` : `角色绑定授予 ${action}`,
  byOwnership: (action) => `拥有该 Artifact 即授予 ${action}`,
  granted: (role, whom) => `已向 ${whom} 授予 ${role}`,
  revoked: (role, whom) => `已撤销 ${whom} 的 ${role}`,
  ownerNow: (whom) => `${whom} 成为所有者`,
  reasonCode: (code) => `原因代码为 ${code}`,
} satisfies typeof en
