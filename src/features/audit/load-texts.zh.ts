import { formatsIn } from '../../lib/language/formats'
import type en from './load-texts.en'

const { number } = formatsIn('zh')

export default {
  loadMore: '加载更多',
  lookForNew: '查找新事件',
  foundNew: (n) => (n === 0 ? '没有新事件' : `${number(n)} 个新事件`),
  loadAll: '全部加载…',
  title: '加载所有匹配的内容',
  cost: (page) =>
    `每次调用最多读取 ${number(page)} 个事件，而每次调用本身也会记入审计。${number(100_000)} 个事件需要 ${number(Math.ceil(100_000 / page))} 次调用。`,
  unknown: (events, made) =>
    `目前已用 ${number(made)} 次调用加载了 ${number(events)} 个事件。服务不会说明还剩多少。`,
  bound: (max) =>
    `您可以随时停止并保留已加载的内容。到 ${number(max)} 个事件为止；“导出…”没有此限制。`,
  start: '全部加载',
  cancel: '取消',
  progress: (made) => `正在全部加载：${number(made)} 次调用`,
  stop: '停止',
  pending: (n) => `另有 ${number(n)} 个事件已读取，待其前后的事件也读取后列出。`,
  limit: (made) => `此步骤已进行 ${number(made)} 次调用；请重试以继续。`,
  gaps: '中间有些时段未加载',
  newerLeft: '新到的事件多于一次查找所能读取的。点“查找新事件”可继续读取。',
} satisfies typeof en
