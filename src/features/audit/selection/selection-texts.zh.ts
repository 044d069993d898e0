import { formatsIn } from '../../../lib/language/formats'
import type en from './selection-texts.en'

const { number } = formatsIn('zh')

export default {
  bar: '选择',
  selected: (rows) => `已选择 ${number(rows)} 行`,
  decisions: (n) => `${number(n)} 个决定`,
  nothing:
    '尚未选择任何行。按空格键或点按行首的方框即可选择一行，同时按 Shift 则选择到该行为止的所有行。',
  elsewhere: (n) => `其中 ${number(n)} 个未加载到此列表中`,
  full: (most) =>
    `手动选择最多 ${number(most)} 个决定，因此没有再选上更多行。“证据包…”会包含所有符合条件的事件。`,
  evidence: (rows) => `所选 ${number(rows)} 行的证据包…`,
  clear: '清除',
} satisfies typeof en
