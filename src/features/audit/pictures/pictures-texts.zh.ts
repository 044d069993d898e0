import { formatsIn } from '../../../lib/language/formats'
import type en from './pictures-texts.en'

const { number } = formatsIn('zh')

export default {
  counting: '正在统计已加载的内容',
  nothing: '尚未加载任何内容',
  noEvent: '此列表没有可绘制的事件。',
  ofLoaded: (n, complete) =>
    complete
      ? `取自全部 ${number(n)} 个匹配事件`
      : `取自已加载的 ${number(n)} 个匹配事件，并非全部匹配事件`,
  timelineLabel: (allowed, denied, from, to) =>
    `${from} 至 ${to}：允许 ${number(allowed)} 个，拒绝 ${number(denied)} 个`,
  perBar: (width) => `每柱：${width}`,
  widths: (n, unit) =>
    `${number(n)} ${{ second: '秒', minute: '分钟', hour: '小时', day: '天' }[unit]}`,
  allowed: '允许',
  denied: '拒绝',
  notLoaded: '未加载',
  partLoaded: '部分加载',
  policyChange: '授予或撤销',
  asTable: '以表格显示',
  asPicture: '以图形显示',
  tableName: '事件随时间的分布',
  from: '起始',
  loaded: '已加载',
  known: { all: '全部', part: '部分', none: '否' },
  changes: '授予与撤销',
  range: '时间范围',
  narrow: '缩小到此处',
  narrowTo: (from) => `缩小到 ${from}`,
  clickHint: '点击某一柱可将时间范围缩小到该柱。',
  heat: '按星期与小时',
  heatHelp: (zone) =>
    `事件数，括号内为被拒绝的事件数。小时为 ${zone}。按下可将时间范围缩小到该小时；方向键移到其他小时。`,
  weekday: '星期',
  days: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
  cell: (n, denied) => `${number(n)} 个事件，其中 ${number(denied)} 个被拒绝`,
  cellHour: (cell, from) => `${cell}：缩小到 ${from}`,
  cellHours: (cell, n) => `${cell}：从 ${number(n)} 个小时中选择`,
  hour: (from, cell) => `${from}：${cell}`,
  principals: '主要主体',
  resources: '主要资源',
  operations: '主要操作',
  reasons: '拒绝原因',
  events: '事件',
  deniedColumn: '拒绝',
  only: (name) => `只看 ${name}`,
  showAll: (n) => `显示全部 ${number(n)} 项`,
  showFirst: (n) => `只显示前 ${number(n)} 项`,
  others: (n, of) => `另有 ${number(n)} 项，共 ${number(of)} 个事件`,
  noDenied: '没有被拒绝的事件。',
  flips: '策略变更后决定相反',
  flipsHelp: '同一主体、动作与资源：在某一策略修订下被允许，在之后的修订下被拒绝，或相反。',
  flipsNone: '已加载的内容中没有。',
  flipsOfAll: '在已加载的全部内容中查找，不受其上筛选的影响。',
  flipsOneSided: (only) =>
    `只加载了${only === 'allowed' ? '允许' : '拒绝'}的决定：变化的两侧都加载后才会显示。`,
  bothResults: '加载允许与拒绝的决定',
  flipsMore: (shown, all) => `共 ${number(all)} 处，显示最近 ${number(shown)} 处。`,
  turned: (allowed) => (allowed ? '拒绝 → 允许' : '允许 → 拒绝'),
  policy: (before, after) => `策略 ${before} → ${after}`,
  unknownPolicy: '未记录',
  open: '打开事件',
} satisfies typeof en
