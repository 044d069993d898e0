import type en from './unread-texts.en'

export default {
  unusable: (parts) => `控制台无法使用地址中的${parts.join('、')}。`,
  takeOut: '从地址中去掉',
  asOf: '改为显示现在有效的内容。',
  without: '页面未按它显示。',
  revisionNumbers: '修订版编号是从 1 开始的整数。',
  beyondHead: (asked, head) => `没有 r${asked}：最新的修订版是 r${head}。`,
  otherComparison: '下面显示的是另一个比较。',
  newestCompared: '改为比较最新的修订版。',
} satisfies typeof en
