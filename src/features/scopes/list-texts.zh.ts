import { formatsIn } from '../../lib/language/formats'
import type en from './list-texts.en'

const { number } = formatsIn('zh')

export default {
  searchScopes: '搜索 Scope',
  searchHintServer: '按原样匹配标题、ID 和摘要，区分大小写。',
  searchHintOwn: '匹配标题、ID 和摘要。',
  title: '标题',
  id: 'ID',
  summary: '摘要',
  parent: '上级',
  authority: '您的权限',
  noReadingRoleHelp: 'scope.admin 不包含 scope.read',
  refusedHelp: '服务器刚刚拒绝显示',
  unread: '未读取',
  level: (level) => `第 ${number(level)} 级`,
  copyId: '复制 ID',
  scopeId: 'Scope ID',
  topLevel: '顶层',
  count: (count) => `${number(count)} 个 Scope`,
  allLoaded: '已全部加载',
  moreToLoad: '还有更多',
  searching: '正在搜索…',
  searchedOf: (read, total) => `目前已搜索 ${number(read)} / ${number(total)}`,
  allSearched: '所有匹配项',
  incomplete: '您拥有的 Scope 超出控制台向服务器查询的数量；列表不完整。',
  noneOpen: '没有对您开放的 Scope',
  noneOpenHelp:
    '您在某个 Scope 上拥有角色后，它会出现在这里。请向该 Scope 或服务器的管理者申请 scope.viewer，它足以读取。他们需要您的 ID，可在“账户”按钮中查看。',
  noneExist: '此部署还没有 Scope',
  noneExistHelp:
    '一个 Scope 存放某个团队、服务或主题的 Artifact 和 Prompt。拥有 server.admin 的调用者可用“新建 Scope…”或通过服务的 API 创建，随后会出现在这里。',
  noneMatch: (q) => `没有匹配“${q}”的 Scope`,
  noneMatchServer: '服务器查找与您输入完全相同的文字。请尝试不同的大小写，或更短的文字。',
  noneMatchOwn: '已按标题、ID 和摘要搜索对您开放的每个 Scope。',
  clearSearch: '清除搜索',
  startOver: '重新加载列表',
} satisfies typeof en
