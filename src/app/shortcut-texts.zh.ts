import type en from './shortcut-texts.en'

export default {
  shortcutsHelp: '焦点不在文本框中时有效。',
  keyGoTo: '前往某个 Scope 或页面',
  keyHelp: '显示这些快捷键',
  keyNext: '下一处变更(在差异中)',
  keyPrevious: '上一处变更(在差异中)',
  keyRows: '在审计的行或历史的修订版之间移动',
  keyOpen: '打开所在行的事件；显示修订版的更改',
  keyNextEvent: '审计中的下一个事件（已打开一个事件时）',
  keyPreviousEvent: '审计中的上一个事件（已打开一个事件时）',
  keyRange: '显示某修订版与当前所示修订版之间的全部更改',
  keyFrom: '从某修订版开始比较',
  keyTo: '比较到某修订版',
  keyReview: '审阅正在编辑的更改',
  licenses: '第三方许可',
  close: '关闭',
} satisfies typeof en
