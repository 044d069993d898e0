import { formatsIn } from '../../lib/language/formats'
import type en from './texts.en'

const { number } = formatsIn('zh')

export default {
  scopes: 'Scopes',
  chip: '来源',
  sourceId: '来源 ID',
  noSuchSource: '此 Scope 中没有这个来源',
  noSuchHelp: '一个来源只属于一个 Scope。请从引用它的 Artifact 打开。',
  content: '内容',
  emptyContent: '此来源的内容是一个空对象。',
  whole: 'JSON 形式的内容',
  showAs: '内容显示方式',
  asFields: '字段',
  asJson: 'JSON',
  details: '详细信息',
  kind: '种类',
  number: '在此 Scope 中的序号',
  added: '添加时间',
  notTold: '服务器不提供来源的添加时间和添加者。',
  digest: '摘要值',
  receipt: '回执出具者',
  receiverFits: '与交接的接收者一致。',
  receiverDiffers: '与交接的接收者不一致。',
  citedBy: '被引用于',
  noneKnown: '本次访问读取过的 Artifact 都没有引用此来源，服务器也不列出引用它的内容。',
  onlyRead: '服务器不列出引用某个来源的内容：这里只显示本次访问读取过的，可能还有其他引用。',
  alsoIn: (count) => `以及另外 ${number(count)} 个修订版`,
} satisfies typeof en
