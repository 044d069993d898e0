import type en from './missing-texts.en'

export default {
  goOn: '可查看：',
  prompts: 'Prompts',
} satisfies typeof en
