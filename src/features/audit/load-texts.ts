import { defineTexts } from '../../ui/language'

const count = (n: number) => n.toLocaleString('en-US')
const calls = (n: number) => (n === 1 ? '1 call' : `${count(n)} calls`)

export const loadTexts = defineTexts(
  {
    loadMore: 'Load more',
    lookForNew: 'Look for new',
    foundNew: (n: number) =>
      n === 0 ? 'No new events' : n === 1 ? '1 new event' : `${count(n)} new events`,
    loadAll: 'Load all…',
    title: 'Load everything that matches',
    cost: (page: number) =>
      `One call reads up to ${page} events, and each call is itself recorded in the audit. 100,000 events are ${calls(Math.ceil(100_000 / page))}.`,
    unknown: (events: number, made: number) =>
      `So far ${count(events)} events are loaded, with ${calls(made)}. How many are left, the service does not say.`,
    bound: (max: number) =>
      `You can stop at any time and keep what is loaded. It ends at ${count(max)} events; “Export…” has no such limit.`,
    start: 'Load all',
    cancel: 'Cancel',
    progress: (made: number) => `Loading all: ${calls(made)}`,
    stop: 'Stop',
    pending: (n: number) =>
      n === 1
        ? '1 event more is read; its place is not certain yet.'
        : `${count(n)} events more are read; their place is not certain yet.`,
    limit: (made: number) => `${calls(made)} were made for this step; retry to go on.`,
    gaps: 'Stretches between are not loaded',
  },
  {
    loadMore: '加载更多',
    lookForNew: '查找新事件',
    foundNew: (n) => (n === 0 ? '没有新事件' : `${count(n)} 个新事件`),
    loadAll: '全部加载…',
    title: '加载所有匹配的内容',
    cost: (page) =>
      `每次调用最多读取 ${page} 个事件，而每次调用本身也会记入审计。100,000 个事件需要 ${count(Math.ceil(100_000 / page))} 次调用。`,
    unknown: (events, made) =>
      `目前已用 ${count(made)} 次调用加载了 ${count(events)} 个事件。服务不会说明还剩多少。`,
    bound: (max) =>
      `您可以随时停止并保留已加载的内容。到 ${count(max)} 个事件为止；“导出…”没有此限制。`,
    start: '全部加载',
    cancel: '取消',
    progress: (made) => `正在全部加载：${count(made)} 次调用`,
    stop: '停止',
    pending: (n) => `另有 ${count(n)} 个事件已读取，其位置尚不确定。`,
    limit: (made) => `此步骤已进行 ${count(made)} 次调用；请重试以继续。`,
    gaps: '中间有些时段未加载',
  },
)
