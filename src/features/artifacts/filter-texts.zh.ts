import { formatsIn } from '../../lib/language/formats'
import type en from './filter-texts.en'

const { number } = formatsIn('zh')

export default {
  filter: '筛选',
  inTexts: '搜索正文…',
  byTag: '按标签筛选…',
  noneTagged: (family) => `没有带这些标签的 ${family} Artifact`,
  noneTaggedHelp: '请移除上方的某个标签，或改为查找含任一标签的 Artifact。',
  filterBy: '按名称或 ID 筛选',
  fits: (found, loaded) => `已加载 ${number(loaded)} 个，符合 ${number(found)} 个`,
  noneFits: (loaded, hasMore) =>
    hasMore
      ? `已加载的 ${number(loaded)} 个中没有符合的；还有更多`
      : `全部 ${number(loaded)} 个中没有符合的`,
  unnamed: (count) => `${number(count)} 个 Artifact 的名称尚未读取，仅按 ID 筛选`,
} satisfies typeof en
