import { formatsIn } from '../../../lib/language/formats'
import type en from './step-texts.en'

const { number } = formatsIn('zh')

export default {
  previous: '上一个事件',
  next: '下一个事件',
  place: (position, events, isWhole) =>
    `第 ${number(position)} 个，共${isWhole ? '' : '已加载'} ${number(events)} 个`,
  isFirst: '这是列表中的第一个事件',
  isLast: '这是列表中的最后一个事件',
  isLastLoaded: '这是已加载的最后一个事件。加载更多后可以继续。',
  notShown: '此事件不在当前显示的列表中',
} satisfies typeof en
