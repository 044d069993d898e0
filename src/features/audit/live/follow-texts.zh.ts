import { formatsIn } from '../../../lib/language/formats'
import type en from './follow-texts.en'

const { number } = formatsIn('zh')

export default {
  follow: '跟踪',
  pause: '暂停',
  every: '查看间隔',
  intervals: { 10: '10 秒', 30: '30 秒', 60: '1 分钟', 300: '5 分钟' },
  rangeEnds: '此时间范围有终点：不会再有新事件进入',
  looking: '正在查看新事件',
  looked: (time, arrived) =>
    `${time} 查看过；${arrived === 0 ? '暂无新事件' : `已有 ${number(arrived)} 个新事件`}`,
  began: '正在跟踪新事件',
  paused: '已暂停跟踪',
  own: (n) => `您的调用：${number(n)}`,
  ownHelp:
    '服务也会记录您在这里读取的内容：本次访问的每次调用都写入了一个或多个事件。“隐藏我的读取”会从列表中略去您自己的读取，以往访问的也一样，但从不隐藏更改或被拒绝的更改。',
} satisfies typeof en
