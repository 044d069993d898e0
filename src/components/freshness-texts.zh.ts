import type en from './freshness-texts.en'

export default {
  asOf: (time) => `截至 ${time}`,
  readAt: (time) => `此处显示的内容中，最早的读取于 ${time}。`,
  printed: (time: string, who: string | null) =>
    who === null ? `打印于 ${time}。` : `由 ${who} 打印于 ${time}。`,
  refresh: '刷新',
  refreshing: '正在重新读取屏幕上的内容。',
  refreshed: (time) => `已重新读取：截至 ${time}。`,
} satisfies typeof en
