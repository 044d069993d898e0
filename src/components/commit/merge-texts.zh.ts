import { formatsIn } from '../../lib/language/formats'
import type en from './merge-texts.en'

const { number } = formatsIn('zh')

export default {
  merging: '正在合并双方的更改',
  failedTitle: '无法合并这些更改',
  failedHelp: '没有丢失任何内容：您可以带着已写的内容返回表单。',
  clean: '您的更改与新 head 的更改没有重叠。',
  cleanHelp: '下面是双方更改合在一起相对于新 head 的结果。在您审阅之前不会提交。',
  conflicts: (count) => `有 ${number(count)} 处双方都做了更改`,
  conflictsHelp: '请为每一处选择要保留的内容。其余部分已经合并。',
  undecided: (count) => `请先为剩下的 ${number(count)} 处做出选择`,
  yours: '您的',
  theirs: (revision) => `修订版 ${revision}`,
  both: '两者都保留，您的在前',
  nothingThere: '此处没有内容',
  wholeContent: '全部内容',
  itemOf: (field, place) => `${field} ${place}`,
  fromLine: (field, line) => `${field}，从第 ${line} 行起`,
  inDifferentPlaces: (field) => `双方都更改了“${field}”，但在不同的位置`,
  inTheSamePlace: (field) => `双方在同一位置更改了“${field}”`,
  onlyYours: (names) => `仅由您更改：${names.join('、')}`,
  onlyTheirs: (names) => `仅由他人更改：${names.join('、')}`,
  backToForm: '返回表单',
} satisfies typeof en
