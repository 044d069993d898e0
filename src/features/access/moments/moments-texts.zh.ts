import { formatsIn } from '../../../lib/language/formats'
import type en from './moments-texts.en'

const { number } = formatsIn('zh')

export default {
  name: '发生变更的时刻',
  now: '现在',
  before: '首次变更之前',
  place: (place, all) => `第 ${number(place)} 个，共 ${number(all)} 个`,
  changes: {
    granted: (role, who) => `授予 ${who} ${role}`,
    expired: (role, who) => `${who} 的 ${role} 到期`,
    revoked: (role, who) => `${who} 的 ${role} 被撤销`,
  },
  more: (count) => `以及另外 ${number(count)} 项`,
  list: (texts) => texts.join('；'),
  none: '这里没有角色绑定开始或结束。',
} satisfies typeof en
