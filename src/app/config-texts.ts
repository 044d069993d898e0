import { defineTexts } from '../ui/language'

export const configTexts = defineTexts(
  {
    configTitle: 'Scope Console cannot start',
    configFault: (file: string, fault: string) =>
      `The settings file ${file} can't be used: ${fault}.`,
    configHelp: 'Whoever runs this console has to correct the file; then reload.',
    configAgain: 'The server may be busy or out of reach; retry in a moment.',
    reload: 'Reload',
  },
  {
    configTitle: 'Scope Console 无法启动',
    configFault: (file, fault) => `设置文件 ${file} 无法使用：${fault}。`,
    configHelp: '请运行此控制台的人更正该文件，然后重新加载。',
    configAgain: '服务器可能繁忙或无法访问；请稍后重试。',
    reload: '重新加载',
  },
)
