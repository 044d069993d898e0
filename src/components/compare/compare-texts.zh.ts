import { formatsIn } from '../../lib/language/formats'
import type en from './compare-texts.en'

const { number } = formatsIn('zh')
const events = (count: number) => `${number(count)} 个审计事件`

export default {
  title: (name) => `将 ${name} 与…比较`,
  help: (family) => `按名称选择 family ${family} 的另一个 Artifact，或输入其 ID。`,
  cost: `比较会读取两者：${events(2)}。`,
  scope: 'Scope',
  artifact: 'Artifact',
  showList: (label) => `${label}：显示列表`,
  hideList: (label) => `${label}：隐藏列表`,
  clear: (label) => `${label}：清除`,
  listCost: `打开列表会读取它：${events(1)}。`,
  listing: '正在读取列表',
  listed: (count) => `列表包含前 ${number(count)} 个。其他请输入 ID。`,
  noScope: '请先选择 Scope',
  noArtifact: '请先选择 Artifact',
  impossible: '任何内容都不可能有此 ID',
  itself: '这就是该 Artifact 本身：请选择另一个',
  cancel: '取消',
  compare: '比较',
} satisfies typeof en
