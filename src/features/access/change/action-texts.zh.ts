import type en from './action-texts.en'

export default {
  grant: '授予…',
  revoke: '撤销…',
  renew: '续期…',
  replace: '更换…',
  needScopeAdmin: '您需要此 Scope 的 scope.admin',
  managedElsewhere: '这里的角色绑定由其他系统管理：服务器不接受更改',
  managedBySystem: '此角色的绑定由系统管理',
  pastOnly: '您正在查看过去的时刻：请回到现在再更改绑定',
  trap: (who) => `${who} 管理此 Scope，但无权读取它。`,
  grantReading: '授予 scope.viewer…',
} satisfies typeof en
