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
  menu: '按此单元格筛选',
  onlyThis: '仅此项',
  withoutThis: '排除此项',
  fromServer: '仅此项，由服务器筛选',
  copy: '复制',
  copied: (what) => `已复制：${what}`,
  openEvent: '打开事件',
  goToTime: '转到时间',
  go: '转到',
  newest: '最新',
  oldest: '最旧',
  jumps: '在列表中跳转',
  scrubber: '所示内容的时间',
  at: (time) => time,
  atUnread: (time) => `${time}，未加载，按回车键读取`,
  reading: '读取中…',
  arrived: (time) => `已转到 ${time}`,
  notReached: '在到达该时间之前读取已停止。',
  understood: (time) => `= ${time}`,
  notUnderstood: '不是有效时间：请填写 2026-05-05 14:30、5月5日、昨天、-2h 或 now。',
  loadedPart: '已加载',
  unreadPart: '未加载',
} satisfies typeof en
