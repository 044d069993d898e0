import type en from './page-texts.en'

export default {
  noSuchArtifact: '没有这个 Artifact',
  mayNotRead: '您无权读取此 Artifact',
  needAdmin: '您需要此 Scope 的 scope.admin',
  needAdminHelp:
    '更改 Prompt 需要在更改的那一刻拥有其 Scope 的 scope.admin 角色。失去该角色后，即使是 Prompt 的所有者也不能更改；仍可读取。',
  needOwner:
    '只有所有者才能替换此 Artifact，而您不是它的所有者。管理此 Scope 的人可以告诉您所有者是谁。',
  checkingRole: '正在检查您的权限',
  alreadyAuto: '已是自动模式',
  sameAsHead: '与当前 head 内容相同',
  cannotHonour: '此服务器无法使用自定义 Prompt',
  committed: (revision) => `已提交修订版 ${revision}`,
  seeChange: '查看更改',
  close: '关闭',
} satisfies typeof en
