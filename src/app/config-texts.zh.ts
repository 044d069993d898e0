import type en from './config-texts.en'

export default {
  configTitle: 'Scope Console 无法启动',
  configFault: (file, fault) => `设置文件 ${file} 无法使用：${fault}。`,
  silent: '服务器没有应答',
  unloaded: '无法加载该文件',
  notJson: '它不是有效的 JSON',
  refused: (status) => `服务器应答了 ${status}`,
  field: (field, expected, received) => `字段“${field}”应为 ${expected}，而不是 ${received}`,
  noObject: (received) => `它应为对象，而不是 ${received}`,
  configHelp: '请运行此控制台的人更正该文件，然后重新加载。',
  configAgain: '服务器可能繁忙或无法访问；请稍后重试。',
  reload: '重新加载',
} satisfies typeof en
