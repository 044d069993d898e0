import type en from './forbidden-texts.en'

export default {
  read: '读取此 Scope',
  askAdmin:
    '服务器不会说明它是否存在。拥有该 Scope 的 scope.admin 角色的人可以授予您读取角色，例如 scope.viewer。',
  asAdmin:
    '服务器不会说明它是否存在。您管理此 Scope，但 scope.admin 不包含读取权限。请授予自己 scope.viewer 之类的读取角色，或请此 Scope 的另一位管理者授予。',
} satisfies typeof en
