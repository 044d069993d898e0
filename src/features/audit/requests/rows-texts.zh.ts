import { formatsIn } from '../../../lib/language/formats'
import type en from './rows-texts.en'

const { number } = formatsIn('zh')

export default {
  rows: '行',
  requests: '请求',
  decisions: '决定',
  count: number,
  counts: (of, all) => `${number(of)} 个请求，${number(all)} 个决定`,
  noneSoFar: '目前没有',
  matching: '只要请求中有一个决定符合筛选，就会显示该请求。',
  byResult: '结果属于单个决定，因此列出决定：成功的请求中也可能有被拒绝的决定。',
  cut: '筛选“结果”略去了这些请求的其他决定，因此其中多数的结局未知。',
  allowedOnly: '“已允许”：已获得访问权限。审计不记录请求的结局。',
  explain: '各种结局的含义',
} satisfies typeof en
