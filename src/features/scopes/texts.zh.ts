import type en from './texts.en'

export default {
  scopes: 'Scopes',
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
