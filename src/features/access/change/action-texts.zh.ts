import { formatsIn } from '../../../lib/language/formats'
import type en from './action-texts.en'

const { number } = formatsIn('zh')

export default {
  grant: '授予…',
  revoke: '撤销…',
  renew: '续期…',
  replace: '更换…',
  needScopeAdmin: '您需要此 Scope 的 scope.admin',
  managedElsewhere: '这里的角色绑定由其他系统管理：服务器不接受更改',
  managedBySystem: '此角色的绑定由系统管理',
  strange: {
    state: '此控制台不了解此绑定的状态，也不知道更改会带来什么',
    kind: '此控制台不了解此类资源，也不知道那里的新绑定会允许什么',
    role: '服务器没有说明此角色：新绑定会允许什么无从得知',
  },
  notOnOne: '此类 Artifact 不能单独授权：请在其 Scope 上授予角色',
  pastOnly: '您正在查看过去的时刻：请回到现在再更改绑定',
  furtherTraps: (count) => `另有 ${number(count)} 人管理此 Scope，但无权读取它。`,
  trap: (who) => `${who} 管理此 Scope，但无权读取它。`,
  grantReading: '授予 scope.viewer…',
} satisfies typeof en
