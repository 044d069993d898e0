import type en from './missing-texts.en'

export default {
  goOn: '可前往：',
  prompts: 'Prompts',
} satisfies typeof en
