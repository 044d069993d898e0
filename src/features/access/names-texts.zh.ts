import { formatsIn } from '../../lib/language/formats'
import type en from './names-texts.en'

const { number } = formatsIn('zh')

export default {
  look: (unnamed, events) => `查找 ${number(unnamed)} 个名称：${number(events)} 个审计事件`,
  looked: '已在审计中查找名称',
  notFound: (unnamed, days, read) =>
    `在最近 ${number(days)} 天的审计${read === null ? '' : `的前 ${number(read)} 个事件`}中未找到 ${number(unnamed)} 个名称。`,
  notRead: (why) => `无法读取审计：${why}。`,
} satisfies typeof en
