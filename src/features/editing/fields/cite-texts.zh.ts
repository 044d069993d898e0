import type en from './cite-texts.en'

export default {
  byName: '按名称选择…',
  citedAs: (name) => `${name}：按名称选择其他…`,
  artifact: 'Artifact',
  source: '来源',
  title: '按名称引用',
  help: '列表包含您在此 Scope 中打开过且有名称的内容。打开列表不会向服务器发出请求。要引用其他内容，请在表单中输入其 ID。',
  noneChosen: '请先从列表中选择',
  cancel: '取消',
  cite: '引用',
} satisfies typeof en
