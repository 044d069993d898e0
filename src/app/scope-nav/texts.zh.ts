import type en from './texts.en'

export default {
  thisScope: '此 Scope',
  overview: '概览',
  prompts: 'Prompts',
  audit: '审计',
  access: '访问权限',
} satisfies typeof en
