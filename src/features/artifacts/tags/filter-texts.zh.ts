import { formatsIn } from '../../../lib/language/formats'
import type en from './filter-texts.en'

const { number } = formatsIn('zh')

export default {
  name: '按标签筛选',
  tag: '标签',
  noTag: '标签不能这样写：须为 1 至 64 个字符，不含控制字符',
  isThere: '列表已按此标签筛选',
  tooMany: (max) => `列表最多按 ${number(max)} 个标签筛选`,
  refused: '服务器不按这些标签查找。请在此移除它们。',
  match: '匹配',
  matches: { all: '含所有这些标签', any: '含其中任一标签' },
  shown: '所示 Artifact 的标签',
  remove: (tag) => `不再按 ${tag} 筛选`,
  clear: '清除标签',
} satisfies typeof en
