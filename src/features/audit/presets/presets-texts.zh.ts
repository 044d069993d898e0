import { formatsIn } from '../../../lib/language/formats'
import type en from './presets-texts.en'

const { number } = formatsIn('zh')

export default {
  title: '预设',
  forAll: '所有人可用',
  denied: '最近 24 小时被拒绝的',
  prompts: 'Prompt 的更改',
  promptRefusals: '对 Prompt 的拒绝',
  grants: '授权与撤销',
  request: '一个请求所做的一切',
  requestId: '请求 ID',
  show: '显示',
  own: '您自己的，保存在此浏览器中',
  none: '还没有。请先选择筛选条件，再为其命名并保存在这里。',
  name: '名称',
  save: '保存当前筛选',
  rename: (name) => `重命名 ${name}`,
  renameShort: '重命名',
  newName: '新名称',
  remove: (name) => `删除 ${name}`,
  removeShort: '删除',
  done: '完成',
  cancel: '取消',
  close: '关闭',
  exportFile: '导出到文件',
  importFile: '从文件导入',
  saved: (name) => `已保存“${name}”。`,
  removed: (name) => `已删除“${name}”。`,
  imported: (n) => (n === 0 ? '此文件中的预设您都已有。' : `已导入 ${number(n)} 个预设。`),
  refused: '此文件不含本控制台的预设。未作任何更改。',
  tooLarge: '此文件太大，不可能是预设。未作任何更改。',
  tooMany: '这样会超过 100 个预设。未作任何更改。',
  taken: (name) => `已有名为“${name}”的预设。`,
  nameNeeded: '请填写 1 到 80 个字符的名称。',
  notKept: '浏览器不保存任何内容：其存储已满或已关闭。',
} satisfies typeof en
