import { formatsIn } from '../../../lib/language/formats'
import type en from './table-texts.en'

const { number } = formatsIn('zh')

export default {
  help: '上下方向键在事件之间移动，左右方向键在一个事件的单元格之间移动。回车键打开事件，Shift+F10 可按单元格筛选。Home 和 End 转到已加载的第一个和最后一个事件，加 Ctrl 转到全部事件中最新和最旧的。',
  gap: (from, to) => `未加载：${from} – ${to}`,
  load: '加载',
  loading: '加载中',
  newAbove: (n) => `${number(n)} 个新事件`,
  lateAbove: (n) => `上方补入了 ${number(n)} 个事件`,
  columnsHelp: '保存在此浏览器中。',
  asUsual: '恢复默认',
  menu: '按此单元格筛选',
  onlyThis: '仅此项',
  withoutThis: '排除此项',
  fromServer: '仅此项，由服务器筛选',
  copy: '复制',
  copied: (what) => `已复制：${what}`,
  openEvent: '打开事件',
  arrived: (time) => `已转到 ${time}`,
  notReached: '在到达该时间之前读取已停止。',
} satisfies typeof en
