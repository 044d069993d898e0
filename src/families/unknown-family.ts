import type { Content, Family } from './family'

/** What most families have in common: a descriptor begins with it and says only what differs. */
export const COMMON = {
  known: true,
  titleField: null,
  onePerScope: false,
  reading: [],
  compared: null,
  exclusive: null,
  form: null,
  schema: null,
  rules: () => [],
  changed: {},
  written: (content: Content) => content,
  startOf: (content: Content) => content,
  adds: null,
  namesEntries: false,
  writer: 'owner',
  restores: 'as-read',
  recordsRestores: true,
  configures: false,
  ownBindings: true,
} as const satisfies Omit<Family, 'name' | 'words'>

const WORDS: Family['words'] = {
  en: {
    about: 'A family that this console does not know yet; shown field by field.',
    empty: 'What a caller with scope.contribute adds to this family appears here.',
  },
  zh: {
    about: '此控制台尚不认识的类别；按字段显示。',
    empty: '拥有 scope.contribute 的调用者添加到此类别的内容会出现在这里。',
  },
}

/** A family that the console does not know, such as a newer server's: read by the shape of its fields, compared and edited as JSON. */
export const unknownFamily = (name: string): Family => ({
  ...COMMON,
  name,
  known: false,
  words: WORDS,
})
