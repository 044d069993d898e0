import { defineTexts } from '../ui/language'

export const freshnessTexts = defineTexts(
  {
    asOf: (time: string) => `as of ${time}`,
    readAt: (time: string) => `The oldest of what is shown here was read at ${time}.`,
    refresh: 'Refresh',
    refreshing: 'Reading again what is on screen.',
    refreshed: (time: string) => `Read again: as of ${time}.`,
  },
  {
    asOf: (time) => `截至 ${time}`,
    readAt: (time) => `此处显示的内容中，最早的读取于 ${time}。`,
    refresh: '刷新',
    refreshing: '正在重新读取屏幕上的内容。',
    refreshed: (time) => `已重新读取：截至 ${time}。`,
  },
)
