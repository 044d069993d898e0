import { formatsIn } from '../../lib/language/formats'
import type en from './scope-texts.en'

const { number } = formatsIn('zh')

export default {
  readScope: '读取此 Scope',
  editTexts: '编辑标题和摘要…',
  needAdmin: '您需要此 Scope 的 scope.admin',
  needRead: '您需要此 Scope 的读取角色才能看到您要更改的内容',
  newArtifact: '新建 Artifact…',
  contents: '此 Scope 的内容',
  byFamily: '按类别的 Artifact',
  prompts: 'Prompts',
  promptsHelp: '每个生成步骤运行的指令：自动或自定义。',
  promptModes: ({ custom, auto }) =>
    `已保存：${number(custom)} 个自定义，${number(auto)} 个自动。未保存的键以自动运行。`,
  count: (count, hasMore) => `${number(count)}${hasMore ? '+' : ''}`,
  artifacts: '个 Artifact',
  unlisted: (...reasons) => `未列出：${reasons.join('、')}`,
  emptyFamilies: (families) => `${number(families.length)} 个空类别：${families.join('、')}`,
  countAll: (recorded) => `统计其中的内容${recorded ? '：1 个审计事件' : ''}`,
  readLists: (lists, recorded) =>
    `读取最近的提交${recorded ? `：${number(lists)} 个审计事件` : ''}`,
  counting: '正在统计…',
  counted: '已在本次访问中统计。',
  countedAll: ({ artifacts, sources }) =>
    `已在本次访问中统计：${number(artifacts)} 个 Artifact，${number(sources)} 个 Source。`,
  uncounted: (reason) => `未统计：${reason}`,
  lastCommits: '最近的提交',
  noneRead: '本次访问尚未读取此 Scope 的任何列表。读取最近的提交或打开一个类别，即可在此看到它们。',
  authorityHere: '您在此可以做什么',
  actionHelp: {
    'scope.admin': '修改 Prompt，授予和撤销角色，查看此 Scope 的审计。',
    'scope.read': '读取此 Scope 及其 Artifact 和 Prompt。',
    'scope.contribute': '添加 Artifact 并提交修订。',
    'scope.review': '对候选项作出决定。',
    'scope.delegate': '将此 Scope 中的工作交给他人。',
  },
  accessOff: '此服务器已关闭访问控制：任何人都可以执行任何操作。',
  nothingAllowed: '您在此 Scope 上没有角色。',
  audit: '此 Scope 的审计',
  access: '此 Scope 的访问权限',
  auditReason: '查看此 Scope 的审计以及谁可以做什么，需要此 Scope 的 scope.admin。',
  place: '层级',
  children: '下级 Scope',
  aboveUnknown: '本次访问未读取其上级',
  noChildren: '没有下级 Scope。',
  knownChildren: '仅包括您本次访问中打开或列出过的下级 Scope：查找全部下级需要 server.observe。',
  noKnownChildren: '您在本次访问中没有打开或列出过下级 Scope。查找全部下级需要 server.observe。',
  references: '引用',
  externalReferences: '外部',
  leadsTo: '实际指向',
  contextReferences: '上下文',
  noReferences: '此 Scope 没有引用其他内容。',
  pin: '固定',
  pinThis: '固定此 Scope',
  pinsFull: (most: number) => `已固定 ${most} 个 Scope。请先取消固定其中一个。`,
  scopeId: 'Scope ID',
  version: (version) => `版本 ${version}`,
  adminOnlyTitle: '您管理此 Scope，但没有读取角色',
  adminOnly:
    'scope.admin 不包含读取权限，因此控制台不会请求标题和 Artifact。请授予自己 scope.viewer，或请其他管理者授予。',
  adminListed:
    '您能看到标题和引用，是因为您可以列出所有 Scope。scope.admin 不包含读取权限：要读取 Artifact 和 Prompt，请授予自己 scope.viewer，或请其他管理者授予。',
  listedOnlyTitle: '您在此 Scope 上没有读取角色',
  listedOnly:
    '您能看到标题和引用，是因为您可以列出所有 Scope。要读取 Artifact 和 Prompt，请向此 Scope 的管理者申请 scope.viewer。',
  closedTitle: '此 Scope 未对您开放',
  closed:
    '可能不存在具有此 ID 的 Scope，也可能您在其上没有角色：服务器不会说明是哪一种。如果存在，其管理者可以授予您 scope.viewer。',
  missingTitle: '不存在具有此 ID 的 Scope',
  missing: '服务器的全部 Scope 列表中没有它。请检查地址是否有误。',
} satisfies typeof en
