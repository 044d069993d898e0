import { defineTexts } from '../../ui/language'

const lines = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'line' : 'lines'}`

export const diffTexts = defineTexts(
  {
    mode: 'Mode',
    instructions: 'Instructions',
    demonstration: (number: number) => `Demonstration ${number}`,
    rest: 'Other fields',
    json: 'Content',
    sectionChange: { added: 'added', removed: 'removed', changed: 'changed' },
    sameDemonstrations: (count: number) =>
      count === 1 ? '1 demonstration is the same' : `${count} demonstrations are the same`,
    noChange: 'no change',
    linesAdded: (count: number) => `${lines(count)} added`,
    linesRemoved: (count: number) => `${lines(count)} removed`,
    showUnchanged: (count: number) =>
      `Show ${count.toLocaleString('en')} unchanged ${count === 1 ? 'line' : 'lines'}`,
    beforeLine: 'Line before',
    afterLine: 'Line after',
    before: 'Before',
    after: 'After',
    change: 'Change',
    text: 'Text',
    added: 'added',
    removed: 'removed',
    from: 'from',
    to: 'to',
    insertionStart: ' [added: ',
    deletionStart: ' [removed: ',
    markEnd: '] ',
    coarse:
      'Part of this text differs too much to be compared line by line in reasonable time. That part is shown as replaced as a whole; nothing is left out.',
    coarseHere: 'Shown as replaced as a whole',
    nothing: 'No differences',
    nothingHelp: 'Both contents are the same, word for word.',
    previous: 'Previous change',
    next: 'Next change',
    position: (at: number, count: number) => `${at} of ${count}`,
    announce: (at: number, count: number, removed: number, added: number) =>
      `Change ${at} of ${count}: ${lines(removed)} removed, ${lines(added)} added`,
    announceMode: (at: number, count: number, from: string, to: string) =>
      `Change ${at} of ${count}: mode ${from} becomes ${to}`,
    keysHint: 'Press n for the next change, p for the previous one.',
    autoRuns: (version: string) =>
      `Auto saves no instructions of its own: it runs the built-in ones, version ${version}, which are compared here as this server has them now.`,
    autoUnknown:
      'Auto saves no instructions of its own: it runs the built-in ones, which this server did not show. What is compared here is what was saved.',
  },
  {
    mode: '模式',
    instructions: '指令',
    demonstration: (number) => `示例 ${number}`,
    rest: '其他字段',
    json: '内容',
    sectionChange: { added: '新增', removed: '删除', changed: '修改' },
    sameDemonstrations: (count) => `${count} 个示例相同`,
    noChange: '无更改',
    linesAdded: (count) => `新增 ${count} 行`,
    linesRemoved: (count) => `删除 ${count} 行`,
    showUnchanged: (count) => `显示 ${count} 行未更改内容`,
    beforeLine: '更改前行号',
    afterLine: '更改后行号',
    before: '更改前',
    after: '更改后',
    change: '更改',
    text: '文本',
    added: '新增',
    removed: '删除',
    from: '从',
    to: '到',
    insertionStart: ' [新增：',
    deletionStart: ' [删除：',
    markEnd: '] ',
    coarse:
      '此文本有一部分差异过大，无法在合理时间内逐行比较。该部分显示为整体替换，没有遗漏任何内容。',
    coarseHere: '显示为整体替换',
    nothing: '没有差异',
    nothingHelp: '两份内容逐字相同。',
    previous: '上一处更改',
    next: '下一处更改',
    position: (at, count) => `第 ${at} 处，共 ${count} 处`,
    announce: (at, count, removed, added) =>
      `第 ${at} 处更改，共 ${count} 处：删除 ${removed} 行，新增 ${added} 行`,
    announceMode: (at, count, from, to) =>
      `第 ${at} 处更改，共 ${count} 处：模式由 ${from} 变为 ${to}`,
    keysHint: '按 n 转到下一处更改，按 p 转到上一处。',
    autoRuns: (version) =>
      `自动模式不保存自己的指令：它运行内置指令(版本 ${version}),此处按服务器当前的内置文本进行比较。`,
    autoUnknown:
      '自动模式不保存自己的指令：它运行内置指令，但服务器没有给出。此处比较的是已保存的内容。',
  },
)
