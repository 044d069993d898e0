import { formatsIn } from '../../../lib/language/formats'
import type en from './texts.en'

const { number } = formatsIn('zh')

export default {
  tags: '标签',
  none: '没有标签',
  count: (count) => `${number(count)} 个标签`,
  listOf: (tag) => `带有标签 ${tag} 的 Artifact`,
  noTags: (family) => `此服务器不为 ${family} 保存标签。`,
  edit: '编辑标签…',

  title: '编辑标签',
  help: '标签属于 Artifact，不属于任何修订：提交不会改变标签，标签也没有历史。谁替换过标签，可在审计中查看。',
  wanted: '保存后的标签',
  noneWanted: '无：此 Artifact 将没有标签。',
  isNew: '新增',
  remove: (tag) => `移除标签 ${tag}`,
  removed: '将被移除',
  putBack: (tag) => `放回标签 ${tag}`,
  putBackShort: '放回',
  newTag: '新标签',
  add: '添加',
  faults: {
    empty: '请先输入标签',
    blanks: '标签两端不能有空白',
    long: '标签最多 64 个字符',
    characters: '标签不能含换行、制表符或其他控制字符',
    'long-key': '标签最多 64 个字符',
  },
  isThere: (tag) => `此 Artifact 已有这个标签，写作“${tag}”`,
  tooMany: (max) => `一个 Artifact 最多有 ${number(max)} 个标签`,
  typedOnly: '请先按“添加”：新标签只是输入了，尚未添加',
  nothingChanged: '没有任何更改',
  save: '保存标签',
  saved: '标签已保存',
  cancel: '取消',
  close: '关闭',

  refused: '标签未保存',
  asOf: (time) => `${time} 时，标签仍是您看到的那些。`,
  forbidden:
    '替换标签所需的权限与替换 Artifact 相同：其所有者可以替换；Prompt 或 topic-memory 的标签由 Scope 的管理员替换。',
  checking: '正在查明结果',
  checkingHelp: '没有收到回答。正在读取标签，以查明是否已保存。',
  unchecked: '尚不清楚标签是否已保存',
  uncheckedHelp: '没有收到回答，标签也无法读取。',
  checkAgain: '再次检查',
  unmoved: '目前尚未保存',
  willRecheck: '请求仍可能到达。两分钟内会再次读取标签。',
  noMoreRechecks: '请求仍可能到达。',
  mayPressAgain: '您可以再次保存：两次相同的请求得到相同的标签。',

  moved: '有人更改了标签',
  movedHelp: '您的更改没有保存。此 Artifact 现在的标签是：',
  review: '对照这些标签检查',
} satisfies typeof en
