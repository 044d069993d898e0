import type en from './config-texts.en'

export default {
  configTitle: 'Scope Console 无法启动',
  configFault: (file, fault) => `设置文件 ${file} 无法使用：${fault}。`,
  configHelp: '请运行此控制台的人更正该文件，然后重新加载。',
  configAgain: '服务器可能繁忙或无法访问；请稍后重试。',
  reload: '重新加载',
} satisfies typeof en
