import { formatsIn } from '../../lib/language/formats'
import type en from './field-summary-texts.en'

const { number } = formatsIn('zh')

export default {
  byField: '各字段的更改',
  fieldChange: (what) => `：${what}`,
  items: {
    changed: (count) => `修改 ${number(count)} 项`,
    added: (count) => `新增 ${number(count)} 项`,
    removed: (count) => `删除 ${number(count)} 项`,
    moved: (count) => `移动 ${number(count)} 项`,
  },
  listSeparator: '，',
} satisfies typeof en
