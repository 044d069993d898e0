import { formatsIn } from '../../lib/language/formats'
import type en from './problem-texts.en'

const { number } = formatsIn('zh')

export default {
  summary: (count) => `修正 ${number(count)} 个问题后即可继续`,
  line: (line) => `第 ${number(line)} 行`,
  fix: '修正',
  fixOf: (field) => `修正“${field}”`,
  whole: '全部内容',
  error: '错误',
  warning: '提示',
  missing: '必填',
  nothing: '不能为 null',
  blank: '只有空白字符',
  oneLine: '必须是一行，首尾没有空白',
  unknownField: '服务不认识此字段',
  skillName: '必须是 1 到 64 个小写字母和数字，中间可用单个连字符',
  auto: '编辑的内容会作为自定义提交。如需自动模式，请在 Prompt 页面使用“切换到自动…”',
  tooLong: (count, max) => `有 ${number(count)} 个字符；最多 ${number(max)} 个`,
  tooManyBytes: (count, max) => `占 ${number(count)} 字节；最多 ${number(max)} 字节`,
  tooMany: (max) => `最多 ${number(max)} 个`,
  tooFew: (min) => `至少 ${number(min)} 个`,
  notBelow: (bound) => `最大为 ${number(bound)}`,
  notAbove: (bound) => `最小为 ${number(bound)}`,
  choice: (options) => `必须是以下之一：${options}`,
  types: {
    string: '必须是文本',
    number: '必须是数字',
    integer: '必须是整数',
    array: '必须是列表',
    object: '必须是对象',
    record: '必须是对象',
  },
  json: (line, column) => `第 ${line} 行第 ${column} 列不是有效的 JSON`,
  tooDeep: (max) => `列表和对象的嵌套超过 ${number(max)} 层`,
  repeatedKey: (key, line, column) => `同一对象中“${key}”出现两次（第 ${line} 行第 ${column} 列）`,
  written: (number, as) => `写作 ${number}，浏览器会把它变成 ${as}；请写出所指的数字`,
  surrogates: '含有半个字符，无法发送；修正会以 � 代替',
  hidden: (count, found) => `含有 ${number(count)} 个隐藏字符（${found}）；修正会移除它们`,
  composed: '含有分解形式的字符；服务以组合形式（NFC）保存',
  ends: '首尾有空白；服务不接受',
  end: '末尾有空白；服务不会保留',
  lineEnds: '含有服务会更改的换行符或末尾空行',
  refusedPaste: (count, max) =>
    `未采用：将有 ${number(count)} 个字符，而此字段最多 ${number(max)} 个。原有内容没有改变。`,
} satisfies typeof en
