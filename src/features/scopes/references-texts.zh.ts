import type en from './references-texts.en'

export default {
  references: '引用',
  externalReferences: '外部',
  leadsTo: '实际指向',
  contextReferences: '上下文',
  noReferences: '此 Scope 没有引用其他内容。',
} satisfies typeof en
