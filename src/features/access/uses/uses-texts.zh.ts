import { formatsIn } from '../../../lib/language/formats'
import type en from './uses-texts.en'

const { number } = formatsIn('zh')

export default {
  list: (parts: readonly string[]) => parts.join('、'),
  title: '最后使用',
  ask: '每个绑定最后何时被使用？',
  cost: (place, days, calls) =>
    `从新到旧读取 ${place} 最近 ${number(days)} 天的审计，最多 ${number(calls)} 次会被记录的调用。`,
  reading: '正在读取审计',
  read: (days, from, until, events, calls) =>
    `最近 ${number(days)} 天中已读取的部分：${from} 至 ${until}。${number(events)} 次获准的决定，共 ${number(calls)} 次会被记录的调用。`,
  ends: {
    whole: '这是整个范围。',
    answered: '更早已无待查：每个绑定此后都被使用过，或者更晚才授予。',
    unreadable: '服务器无法给出更早的内容：更早的使用无从得知。',
  },
  open: '更早的内容没有读取。',
  goOn: '继续读取',
  goOnCost: (calls) => `最多再有 ${number(calls)} 次会被记录的调用。`,
  meaning:
    '“已读取部分中未使用”不等于“不需要”：一次决定只记一个绑定，即使另一个也会允许它。读取审计本身也是对您自己角色的使用。',
  here: '服务器上的绑定在别处的使用不在此审计中。',
  hidden: '最后使用记在审计中，而您不能读取审计。没有发出任何请求。',
  used: '最后使用于',
  unused: '已读取部分中未使用',
  over: '在已读取部分之前已结束',
} satisfies typeof en
