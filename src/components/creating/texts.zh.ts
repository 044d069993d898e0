import type en from './texts.en'

export default {
  newOf: (family) => `新建 ${family}…`,
  needContribute: '您需要此 Scope 的 scope.contribute',
  checkingRole: '正在检查您的权限',
  notServed: (family) => `此服务器不能创建 ${family}`,
  oneOnly: '一个 Scope 最多有一个此类别的 Artifact，而此 Scope 已经有了',
  byNoForm: '此控制台没有用于它的表单',
} satisfies typeof en
