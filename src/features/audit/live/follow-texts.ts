import { defineTexts } from '../../../ui/language'

const count = (n: number) => n.toLocaleString('en-US')

export const followTexts = defineTexts(
  {
    follow: 'Follow',
    pause: 'Pause',
    every: 'Look every',
    intervals: { 10: '10 seconds', 30: '30 seconds', 60: 'minute', 300: '5 minutes' },
    rangeEnds: 'This time range has an end: nothing new can come into it',
    looking: 'Looking for new events',
    looked: (time: string, arrived: number) =>
      `Looked at ${time}; ${arrived === 0 ? 'nothing new so far' : `${count(arrived)} new so far`}`,
    began: 'Following new events',
    paused: 'Following is paused',
    own: (n: number) =>
      n === 1
        ? '1 call of this visit is in the audit itself'
        : `${count(n)} calls of this visit are in the audit themselves`,
    ownHelp:
      'Everything that the console reads is recorded, too. Each call writes one event or more; “Hide audit reads” leaves out those that read the audit.',
  },
  {
    follow: '跟踪',
    pause: '暂停',
    every: '查看间隔',
    intervals: { 10: '10 秒', 30: '30 秒', 60: '1 分钟', 300: '5 分钟' },
    rangeEnds: '此时间范围有终点：不会再有新事件进入',
    looking: '正在查看新事件',
    looked: (time, arrived) =>
      `${time} 查看过；${arrived === 0 ? '暂无新事件' : `已有 ${count(arrived)} 个新事件`}`,
    began: '正在跟踪新事件',
    paused: '已暂停跟踪',
    own: (n) => `本次访问有 ${count(n)} 次调用也记入了审计`,
    ownHelp:
      '控制台读取的一切也会被记录。每次调用会写入一个或多个事件；“隐藏审计读取”会略去其中读取审计的事件。',
  },
)
