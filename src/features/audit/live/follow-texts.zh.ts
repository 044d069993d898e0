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
  own: (n) => `本次访问有 ${number(n)} 次调用也记入了审计`,
  ownHelp:
    '控制台读取的一切也会被记录。每次调用会写入一个或多个事件；“隐藏我的读取”会在列表中略去您自己的读取，包括以往的访问；更改从不隐藏，被拒绝的更改也不隐藏。',
} satisfies typeof en
