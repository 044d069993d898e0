import type en from './artifact-name-texts.en'

export default {
  readName: '读取其名称',
  readNameCost: '读取该 Artifact：1 个审计事件。',
  readingName: '正在读取其名称',
  noName: '其内容没有名称。',
} satisfies typeof en
