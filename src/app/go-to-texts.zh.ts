import type en from './go-to-texts.en'

export default {
  goToLabel: '页面、Scope 标题或 Scope ID',
  goToNothing: '没有找到。输入完整的 Scope ID 可直接打开。',
  goToOpen: (id) => `打开 Scope ${id}`,
  goToHint: '本次访问已加载的 Scope 以及主要页面。',
  screen: '页面',
  scope: 'Scope',
} satisfies typeof en
