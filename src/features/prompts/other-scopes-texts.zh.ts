import { formatsIn } from '../../lib/language/formats'
import type en from './other-scopes-texts.en'

const { number } = formatsIn('zh')

export default {
  asking: '正在查询您可读取的 Scope',
  noOthers: '您无法读取其他 Scope。',
  lookIn: (count, events) =>
    `查看其他 ${number(count)} 个 Scope${events === null ? '' : `：${number(events)} 个审计事件`}`,
  reading: (read, count) => `已读取 ${number(read)} 个，共 ${number(count)} 个`,
  sameIn: (same, read, total) =>
    `其他 ${number(read)} 个 Scope 中有 ${number(same)} 个相同。${read < total ? `您可读取 ${number(total)} 个。` : ''}`,
  likeness: { same: '与此处相同', auto: '自动', other: '内容不同' },
  compare: '比较',
  compareWith: (scope) => `与 ${scope} 比较`,
  again: (count) => `重新读取其他 ${number(count)} 个 Scope`,
  unread: (why) => `无法读取：${why}`,
} satisfies typeof en
