import { formatsIn } from '../../../lib/language/formats'
import type en from './answer-texts.en'
import type { Searched } from './answer-texts.en'

const { number } = formatsIn('zh')

const where = ({ place, isFirst, seconds }: Searched) =>
  [
    `此提交之前 ${seconds} 秒内`,
    ...(isFirst ? [] : ['、上一修订版之后']),
    place === 'scope' ? '，此 Scope 中' : '，对此 Artifact',
  ].join('')

export default {
  by: '提交者',
  oneOf: '以下之一：',
  between: '、',
  source: '依据审计时间推断',
  untold: '审计无法说明',
  look: '当时的审计',
  one: (who, count, of) =>
    `审计显示：${where(of)}有 ${number(count)} 次获准的更改，${count === 1 ? '' : '均'}由 ${who} 进行。审计不记录修订版。`,
  owner: (who) => `审计记录 ${who} 因此首次提交成为所有者。`,
  several: (who, of) =>
    `审计显示：${where(of)}有获准的更改，由 ${who} 进行。审计不记录修订版，因此无法说明是其中哪一位提交的。`,
  none: '没有相符的获准更改',
  noneHelp: (of) => `审计显示：${where(of)}没有获准的更改。`,
  unreadable: '该时间附近的审计无法读取',
  tooMany: '该时间附近的事件过多',
  failed: '无法读取审计。',
} satisfies typeof en
