import { sizeIn } from '../../lib/language/size-in'
import type en from './texts.en'

export default {
  size: sizeIn('zh'),
  format: '格式',
  csv: 'CSV',
  csvHelp: '用于电子表格：每个字段一列。可能被当作公式执行的文本前会加一个撇号。',
  jsonl: 'JSON Lines',
  file: '文件',
  receipt: '回执',
  bytes: '大小',
  sha: 'SHA-256',
  verify: '核对命令：',
} satisfies typeof en
