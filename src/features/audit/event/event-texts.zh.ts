import { formatsIn } from '../../../lib/language/formats'
import type en from './event-texts.en'

const { number } = formatsIn('zh')

export default {
  event: '事件',
  close: '关闭',
  notRecorded: '未记录',
  openScope: '打开 Scope',
  openArtifact: '打开 Artifact',
  openPrompt: '打开 Prompt',
  mayNotRead: '您没有可读取此 Scope 的角色',
  artifact: 'Artifact',
  id: 'ID',
  copyId: '复制 ID',
  accessThen: '当时的访问权限',
  copyLink: '复制链接',
  link: '链接',
  copyJson: '复制 JSON',
  json: 'JSON',
  evidence: '此请求的证据包…',
  evidenceOfEvent: '此事件的证据包…',
  fields: '字段',
  otherFields: '其他字段',
  notLoaded: '此事件不在目前已加载的事件之中',
  notLoadedHelp: (n) => `已加载 ${number(n)} 个事件。它可能在列表的后面。`,
  notInList: '此事件不在此列表中',
  notInListHelp: '符合筛选条件的事件已全部加载，其中没有它。它可能在筛选条件之外。',
  notReadableHelp:
    '可以读取的事件已全部加载，其中没有它。它可能是服务器无法交出的事件，也可能在筛选条件之外。',
  loadOn: '继续加载',
  loading: '加载中',
} satisfies typeof en
