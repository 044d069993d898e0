import type en from './author-texts.en'

export default {
  ask: (revision) => `r${revision} 由谁提交？`,
  cost: '2 个审计事件',
  asking: '正在查询审计…',
  noTime: '没有提交时间，审计无法说明提交者。',
  forbidden: '管理此 Scope 的人可以在审计中查到提交者。',
} satisfies typeof en
