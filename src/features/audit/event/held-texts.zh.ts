import { formatsIn } from '../../../lib/language/formats'
import type en from './held-texts.en'

const { number } = formatsIn('zh')

export default {
  ask: (who) => `${who} 曾拥有这样的角色吗？`,
  cost: '将读取该主体的角色绑定；此读取会记入审计。',
  alsoDenied: '服务还会判断 server.admin，并记录您没有该权限。',
  looking: '正在读取角色绑定',
  lost: (who, role, until, how, by) =>
    how === 'expired'
      ? `${who} 拥有 ${role} 至 ${until}，随后到期。`
      : `${who} 拥有 ${role} 至 ${until}，随后${by ? `由 ${by} ` : '被'}撤销。`,
  later: (who, role, since) => `${who} 当时尚无此类角色：${role} 于 ${since} 才授予。`,
  held: (who, role) => `据角色绑定，${who} 当时拥有 ${role}：此次拒绝并非因为缺少角色。`,
  never: (who, action) => `从未有角色绑定授予 ${who} 对此资源的 ${action}。`,
  notAbove: '您可以读取的列表不含服务器级的角色。',
  notKnown: '该主体可能所属的组以及所有权不在角色绑定之中。',
  notWhole: (bindings) => `只读取了前 ${number(bindings)} 个角色绑定。`,
} satisfies typeof en
