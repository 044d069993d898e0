import { defineTexts } from '../../ui/language'

type FieldTexts = {
  /** By key in the content (contract §4, §5). */
  names: Record<string, string>
  /** An item of a list, by the list's key. */
  items: Record<string, (place: number) => string>
}

/** What the fields of the families are called. A key that is not here stands by itself. */
export const fieldTexts = defineTexts<FieldTexts>(
  {
    names: {
      mode: 'Mode',
      instructions: 'Instructions',
      demonstrations: 'Demonstrations',
      input: 'Input',
      expected_output: 'Expected output',
      situation: 'Situation',
      action: 'Action',
      outcome: 'Outcome',
      lesson: 'Lesson',
      failure: 'Failure',
      name: 'Name',
      description: 'Description',
      validation: 'Validation',
      objective: 'Objective',
      disposition: 'Disposition',
      state: 'State',
      next_action: 'Next action',
      omissions: 'Omissions',
      text: 'Text',
      citations: 'Citations',
      citation: 'Citation',
      title: 'Title',
      summary: 'Summary',
      detail: 'Detail',
      content: 'Content',
      kind: 'Kind',
      entries: 'Entries',
    },
    items: {
      demonstrations: (place) => `Demonstration ${place}`,
      validation: (place) => `Validation ${place}`,
      state: (place) => `State ${place}`,
      omissions: (place) => `Omission ${place}`,
      entries: (place) => `Entry ${place}`,
    },
  },
  {
    names: {
      mode: '模式',
      instructions: '指令',
      demonstrations: '示例',
      input: '输入',
      expected_output: '预期输出',
      situation: '情境',
      action: '行动',
      outcome: '结果',
      lesson: '经验',
      failure: '失败',
      name: '名称',
      description: '描述',
      validation: '验证',
      objective: '目标',
      disposition: '处置',
      state: '状态',
      next_action: '下一步',
      omissions: '省略',
      text: '文本',
      citations: '引用',
      citation: '引用',
      title: '标题',
      summary: '摘要',
      detail: '详情',
      content: '内容',
      kind: '类型',
      entries: '条目',
    },
    items: {
      demonstrations: (place) => `示例 ${place}`,
      validation: (place) => `验证 ${place}`,
      state: (place) => `状态 ${place}`,
      omissions: (place) => `省略 ${place}`,
      entries: (place) => `条目 ${place}`,
    },
  },
)
