import { formatsIn } from '../../../lib/language/formats'
import type en from './filter-texts.en'

const { number } = formatsIn('zh')

export default {
  server: '由服务器筛选',
  moreFilters: (inForce) => (inForce === 0 ? '筛选' : `筛选（${number(inForce)}）`),
  loaded: '在已加载的内容中',
  text: '文本',
  textHelp: '任一字段包含…',
  of: (n, all) => `已加载 ${number(all)} 个事件中的 ${number(n)} 个`,
  nothing: '已加载的事件中没有匹配项',
  nothingHelp: '这些筛选只针对已加载的内容。请加载更多，或清除其中一项以查看其余内容。',
  chip: (field, value) => `${field}：${value}`,
  chipNot: (field, value) => `${field}不是 ${value}`,
  remove: (what) => `移除筛选 ${what}`,
  clear: '清除这些',
  hideOwn: '隐藏审计读取',
  hint: '右键单击单元格，或在其上按 Shift+F10，即可按其内容筛选。',
  fields: {
    operation: '操作',
    reason: '原因代码',
    principal: '主体',
    actor: '代理者',
    family: '类别',
    on: '资源',
    role: '角色',
    did: '动作',
    outcome: '结果',
    request: '请求',
  },
  none: '无',
  order: '顺序',
  newest: '最新的在前',
  oldest: '最旧的在前',
  noResource: '没有此资源',
  fromText: (time) => `从 ${time}`,
  toText: (time) => `至 ${time}`,
  relative: (time) => `从现在往回计算：${time}`,
  inverted: '结束早于开始',
} satisfies typeof en
