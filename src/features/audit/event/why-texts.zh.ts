import { formatsIn } from '../../../lib/language/formats'
import type en from './why-texts.en'

const { number } = formatsIn('zh')

export default {
  why: '原因',
  reasons: {
    'no-matching-binding':
      '当时没有任何生效的角色绑定授予该主体对此资源的这一动作，其上级资源也没有。',
    'role-binding': '当时有一个生效的角色绑定授予了此动作。角色互不包含：允许它的就是这个角色。',
    'artifact-owner': '该主体拥有此 Artifact，所有者可以这样做。',
    'artifact-owner-established': '创建 Artifact 的人成为其所有者。此事件只作记录，并非一次决定。',
    'binding-created': '创建了一个角色绑定。允许它的决定是此请求的其他事件。',
    'binding-revoked':
      '撤销了一个角色绑定：从此它不再授予任何权限。允许撤销的决定是此请求的其他事件。',
  },
  unknownReason: '控制台不认识此原因代码，请以服务文档为准。',
  wouldHelp: (action) => `授予 ${action} 的角色`,
  nobodyKnows: (action) => `此服务器的角色列表中没有授予 ${action} 的角色。`,
  subject: '匹配的主体',
  subjectIsOther: (id) => `该绑定属于 ${id}，而不是直接属于该主体：主体以其成员身份行事。`,
  binding: '绑定',
  lookUp: '是谁授予的？',
  lookUpCost: (lists) =>
    lists === 1
      ? '将读取一个绑定列表；此读取会记入审计。'
      : `最多读取 ${number(lists)} 个绑定列表；每次读取都会记入审计。`,
  alsoDenied: '服务还会判断 server.admin，并记录您没有该权限。',
  looking: '正在查找绑定',
  grantedBy: '授予者',
  grantedAt: '授予时间',
  grantReason: '理由',
  noReason: '未填写',
  expires: '到期',
  never: '永不',
  state: '当前状态',
  revokedBy: (who) => `由 ${who} 撤销`,
  role: '角色',
  on: '资源',
  notFound: '您可以读取的列表中没有此绑定。',
  hidden: (lists) => `有 ${number(lists)} 个列表对您不可见：需要在那里拥有管理绑定的角色。`,
  grantLoaded: '其授予事件',
  roleAllows: (role) => `${role} 允许`,
  allowsBelow: '对其下级资源',
  restsOn: '基于此绑定的决定',
  policy: '策略修订号',
  policyHelp: '每次角色绑定变更都会增大：数值相同即规则相同。',
  policyNone: '未记录',
} satisfies typeof en
