import { formatsIn } from '../../lib/language/formats'
import type en from './names-texts.en'

const { number } = formatsIn('zh')

export default {
  look: (unnamed, events) =>
    `在审计中查找 ${number(unnamed)} 个主体的名称：${number(events)} 个审计事件`,
  looked: '已在审计中查找名称',
  notFound: (unnamed, days, read) =>
    `审计最近 ${number(days)} 天${read === null ? '' : `的前 ${number(read)} 个事件`}中没有 ${number(unnamed)} 个主体的名称。`,
  notRead: (why) => `无法读取审计：${why}。`,
} satisfies typeof en
