import type { FamilyWords } from './family'

/** What fields are called that several families have. */
export const SHARED_WORDS: Readonly<Record<'en' | 'zh', Pick<FamilyWords, 'fields' | 'items'>>> = {
  en: {
    fields: {
      instructions: 'Instructions',
      name: 'Name',
      kind: 'Kind',
      text: 'Text',
      state: 'State',
      schema: 'Schema',
    },
  },
  zh: {
    fields: {
      instructions: '指令',
      name: '名称',
      kind: '类型',
      text: '文本',
      state: '状态',
      schema: '结构',
    },
  },
}
