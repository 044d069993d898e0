import { formatsIn } from '../../../lib/language/formats'
import type en from './around-texts.en'

const { number } = formatsIn('zh')

export default {
  sameRequest: '此请求的事件',
  step: (events, denied) =>
    `一个步骤，共 ${number(events)} 个事件，${denied === 0 ? '均未被拒绝' : `其中 ${number(denied)} 个被拒绝`}。`,
  ofLoaded: (n) => `取自已加载的 ${number(n)} 个事件，按顺序排列。`,
  thisOne: '此事件',
  alone: '已加载的事件中没有此请求的其他事件。',
  noRequest: '此事件未记录请求。',
  samePrincipal: (who) => `${who} 的前后事件`,
  before: '之前',
  after: '之后',
  noneBefore: '之前没有已加载的事件',
  noneAfter: '之后没有已加载的事件',
  revision: '当时可读的内容',
  askRevision: '当时是哪个修订？',
  askCost: '将读取修订列表；此读取会记入审计。',
  asking: '正在读取修订',
  mayNotRead:
    '您没有可读取此 Scope 的角色，因此控制台不查询当时是哪个修订：拒绝会以您的名义记入审计。',
  wasHead: (revision) => `当时的头部是修订 ${revision}。`,
  from: (since) => `自 ${since}`,
  until: (next, at) => ` 起，至 ${at} 的修订 ${next} 止。`,
  still: ' 起，至今仍是。',
  byTime: '这是按时间匹配的结果：审计本身不记录请求读取的是哪个修订。',
  beforeFirst: '当时此 Artifact 尚不存在。',
  tooFar: '它比最新的 500 个修订更早。',
  notRecorded: '此服务器不记录修订的提交时间。',
  openRevision: (revision) => `在历史中打开修订 ${revision}`,
  allInWindow: (from, to) => `此 Scope 在修订 ${from} 与 ${to} 之间的全部事件`,
  allSince: (from) => `此 Scope 自修订 ${from} 起的全部事件`,
} satisfies typeof en
