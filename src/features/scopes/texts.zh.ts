import type en from './texts.en'

export default {
  scopes: 'Scopes',
  newScope: '新建 Scope…',
  newBelow: '新建下级 Scope…',
  needServerAdmin: '您需要 server.admin',
  checkingRole: '正在检查您的权限',
  noAuthority: '无',
  noReadingRole: '无读取角色',
  actions: {
    'scope.admin': '管理',
    'scope.read': '读取',
    'scope.contribute': '贡献',
    'scope.review': '审核',
    'scope.delegate': '委派',
  },
} satisfies typeof en
