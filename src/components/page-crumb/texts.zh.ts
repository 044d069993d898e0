import type en from './texts.en'

export default {
  history: '历史',
  edit: '编辑',
  compare: '比较',
  others: (name) => `${name}：同一列表中的其他项`,
} satisfies typeof en
