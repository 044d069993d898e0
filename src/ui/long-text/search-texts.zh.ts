import type en from './search-texts.en'

export default {
  Find: '查找',
  Replace: '替换为',
  next: '下一个',
  previous: '上一个',
  'match case': '区分大小写',
  regexp: '正则表达式',
  'by word': '整词匹配',
  replace: '替换',
  'replace all': '全部替换',
  close: '关闭查找',
  'current match': '已找到',
  'on line': '所在行',
  'replaced match on line $': '已替换第 $ 行的匹配项',
  'replaced $ matches': '已替换 $ 处',
} satisfies typeof en
