import { formatsIn } from '../../../lib/language/formats'
import type en from './texts.en'

const { number } = formatsIn('zh')

export default {
  name: '搜索正文',
  words: '正文中的词',
  help: (events) => `服务器在当前修订版中查找完整的词：每次搜索产生 ${number(events)} 个审计事件。`,
  close: '返回列表',
  searching: '正在搜索…',
  found: (count) => `找到 ${number(count)} 个 Artifact，最相关的在前`,
  most: (count) => `显示最相关的 ${number(count)} 个，可能还有更多。`,
  askMore: (most) => `搜索至多 ${number(most)} 个`,
  none: (text) => `服务器没有找到“${text}”`,
  noneHelp: '服务器按原样查找完整的词：“lock”找不到“locked”。三个及以上的词须出现其中几个。',
  missing: '此服务器不支持在家族内搜索',
  results: '找到的 Artifact',
  artifact: '名称',
  revision: '修订版',
  passage: '出现位置',
  elsewhere: '打开以查看位置',
} satisfies typeof en
