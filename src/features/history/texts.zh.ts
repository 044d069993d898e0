import { formatsIn } from '../../lib/language/formats'
import type en from './texts.en'

const { number } = formatsIn('zh')

export default {
  scopes: 'Scopes',
  prompts: 'Prompts',
  history: (name) => `${name} 的历史`,
  head: 'head',
  by: (who) => `提交者 ${who}`,
  authorNotRecorded: '提交者未记录',
  notRecorded: '时间与提交者：未记录',
  restoredFrom: (number) => `恢复自修订版 ${number}`,
  compareWithHead: '与 head 比较',
  restore: (number) => `恢复修订版 ${number}…`,
  restoreCommits: (next, head) => `在 r${head} 之上提交 r${next}`,
  changes: (from, to) => `修订版 ${from} 到修订版 ${to} 的更改`,
  changedLines: '更改的行',
  edit: '编辑',
  swap: '交换',
  hideRevisions: '隐藏修订版',
  showRevisions: (arrived) =>
    arrived > 0 ? `显示修订版(${number(arrived)} 个新的)` : '显示修订版',
  sideBySide: '并排显示',
  copyLink: '复制链接',
  link: '链接',
  onlyOne: '目前只有一个修订版',
  onlyOneHelp: '提交第二个修订版后，更改会显示在这里。以下是第一个修订版的内容。',
  firstOne: '这是第一个修订版',
  firstOneHelp: '在它之前没有修订版：其全部内容显示为新增。',
  sameRevision: (number) => `修订版 ${number} 与自身比较`,
  sameRevisionHelp: '没有可显示的内容：请在列表中选择另一个修订版。',
  none: '此名称下尚未保存任何内容',
  noneHelp: '首次保存后，修订版会显示在这里。在此之前，Prompt 以自动模式运行内置指令。',
  restoreTitle: (number) => `恢复修订版 ${number}`,
  restoreButton: '恢复',
  builtinUnread: '无法读取内置指令：比较中的自动模式不含内置指令',
  cancel: '取消',
} satisfies typeof en
