import { formatsIn } from '../../lib/language/formats'
import type en from './texts.en'

const { number } = formatsIn('zh')

export default {
  label: 'Scope、Prompt、Artifact、页面或操作',
  help: '此浏览器已知的内容。输入时不会请求服务器。',
  nothing: '此浏览器不知道这个名称。可在 Scopes 中查找，或输入完整的 Scope ID。',
  count: (count) => `${number(count)} 个结果`,
  someOf: (group, shown, all) =>
    `${group}：${number(all)} 个中的 ${number(shown)} 个，继续输入以查找其余`,
  lookInScopes: (text) => `在 Scopes 中查找“${text}”`,
  openScope: (id) => `打开 Scope ${id}`,
  placed: (what, where) => `${what}，位于 ${where}`,
  choice: (what, choice) => `${what}：${choice}`,
  signOut: '退出登录…',
  overview: '概览',
  prompts: 'Prompts',
  audit: '审计',
  access: '访问权限',
  screen: '页面',
  scope: 'Scope',
  prompt: 'Prompt',
  family: '类别',
  action: '操作',
  inUse: '使用中',
  groups: {
    here: '此 Scope',
    pinned: '已固定',
    recent: '最近',
    scopes: 'Scopes',
    prompts: 'Prompts',
    artifacts: 'Artifacts',
    screens: '页面',
    actions: '操作',
    further: '进一步查找',
  },
} satisfies typeof en
