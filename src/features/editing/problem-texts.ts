import { defineTexts } from '../../ui/language'
import type { Problem } from './problems'

const n = (count: number) => count.toLocaleString('en')

export const problemTexts = defineTexts(
  {
    summary: (count: number) =>
      `${n(count)} ${count === 1 ? 'problem' : 'problems'} to mend before it can be sent`,
    fix: 'Fix',
    fixOf: (field: string) => `Fix ${field}`,
    whole: 'The whole content',
    error: 'Error',
    warning: 'Note',
    missing: 'Is required',
    nothing: 'May not be null',
    blank: 'Holds blanks only',
    oneLine: 'Must be one line without blanks at its ends',
    unknownField: 'The service does not know this field',
    skillName: 'Must be 1 to 64 small letters and digits with single hyphens between them',
    auto: 'What is edited is committed as Custom. For Auto, use “Switch to Auto…” on the Prompt',
    tooLong: (count: number, max: number) => `Holds ${n(count)} characters; at most ${n(max)}`,
    tooManyBytes: (count: number, max: number) => `Takes ${n(count)} bytes; at most ${n(max)}`,
    tooMany: (max: number) => `At most ${n(max)}`,
    tooFew: (min: number) => `At least ${n(min)}`,
    notBelow: (bound: number) => `Must be at most ${n(bound)}`,
    notAbove: (bound: number) => `Must be at least ${n(bound)}`,
    choice: (options: string) => `Must be one of ${options}`,
    types: {
      string: 'Must be a text',
      number: 'Must be a number',
      integer: 'Must be a whole number',
      array: 'Must be a list',
      object: 'Must be an object',
      record: 'Must be an object',
    } as Record<string, string>,
    json: (line: number, column: number) => `Not JSON at line ${line}, column ${column}`,
    repeatedKey: (key: string, line: number, column: number) =>
      `“${key}” comes twice in one object, at line ${line}, column ${column}`,
    written: (number: string, as: string) =>
      `Is written ${number}, of which a browser makes ${as}; write the number that is meant`,
    surrogates: 'Holds half of a character, which can’t be sent; Fix puts � in its place',
    hidden: (count: number, found: string) =>
      `Holds ${n(count)} hidden ${count === 1 ? 'character' : 'characters'} (${found}); Fix removes what is hidden`,
    composed: 'Holds characters in pieces; the service keeps them composed (NFC)',
    ends: 'Has blanks at its ends; the service takes none',
    end: 'Has blanks at its end; the service keeps none there',
    lineEnds: 'Has line ends, or empty last lines, that the service would change',
    refusedPaste: (count: number, max: number) =>
      `Not taken over: it would hold ${n(count)} characters, and this field takes ${n(max)}. What was there is unchanged.`,
  },
  {
    summary: (count) => `发送前需要修正 ${count} 个问题`,
    fix: '修正',
    fixOf: (field) => `修正${field}`,
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
    tooLong: (count, max) => `有 ${count} 个字符；最多 ${max} 个`,
    tooManyBytes: (count, max) => `占 ${count} 字节；最多 ${max} 字节`,
    tooMany: (max) => `最多 ${max} 个`,
    tooFew: (min) => `至少 ${min} 个`,
    notBelow: (bound) => `最大为 ${bound}`,
    notAbove: (bound) => `最小为 ${bound}`,
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
    repeatedKey: (key, line, column) =>
      `同一对象中“${key}”出现两次（第 ${line} 行第 ${column} 列）`,
    written: (number, as) => `写作 ${number}，浏览器会把它变成 ${as}；请写出所指的数字`,
    surrogates: '含有半个字符，无法发送；修正会以 � 代替',
    hidden: (count, found) => `含有 ${count} 个隐藏字符（${found}）；修正会移除它们`,
    composed: '含有分解形式的字符；服务以组合形式（NFC）保存',
    ends: '首尾有空白；服务不接受',
    end: '末尾有空白；服务不会保留',
    lineEnds: '含有服务会更改的换行符或末尾空行',
    refusedPaste: (count, max) =>
      `未采用：将有 ${count} 个字符，而此字段最多 ${max} 个。原有内容没有改变。`,
  },
)

type T = typeof problemTexts.en

/** What is wrong, in one sentence. */
export function problemText(t: T, problem: Problem): string {
  switch (problem.kind) {
    case 'missing':
      return t.missing
    case 'nothing':
      return t.nothing
    case 'blank':
      return t.blank
    case 'one-line':
      return t.oneLine
    case 'unknown-field':
      return t.unknownField
    case 'skill-name':
      return t.skillName
    case 'auto':
      return t.auto
    case 'too-long':
      return t.tooLong(problem.count, problem.max)
    case 'too-many-bytes':
      return t.tooManyBytes(problem.count, problem.max)
    case 'too-many':
      return t.tooMany(problem.bound)
    case 'too-few':
      return t.tooFew(problem.bound)
    case 'not-above':
      return t.notAbove(problem.bound)
    case 'not-below':
      return t.notBelow(problem.bound)
    case 'choice':
      return t.choice(problem.options)
    case 'type':
      return t.types[problem.expected] ?? problem.expected
    case 'repeated-key':
      return t.repeatedKey(problem.key, problem.line, problem.column)
    case 'written':
      return t.written(problem.number, problem.as)
    case 'json':
      return t.json(problem.line, problem.column)
    case 'other':
      return problem.message
    case 'text':
      return textFault(t, problem)
  }
}

function textFault(t: T, problem: Extract<Problem, { kind: 'text' }>): string {
  switch (problem.fault) {
    case 'surrogates':
      return t.surrogates
    case 'hidden':
      return t.hidden(problem.count, problem.found)
    case 'composed':
      return t.composed
    case 'ends':
      return t.ends
    case 'end':
      return t.end
    case 'line-ends':
      return t.lineEnds
  }
}
