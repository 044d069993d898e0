import { formatsIn } from '../../../lib/language/formats'
import type en from './timeline-texts.en'

const { number } = formatsIn('zh')

export default {
  revisions: '修订版',
  count: (count, loaded) =>
    loaded < count
      ? `${number(count)} 个修订版，已加载 ${number(loaded)} 个`
      : `${number(count)} 个修订版`,
  goTo: '前往修订版',
  goToRange: (max) => (max === 1 ? '只有 1' : `1 至 ${number(max)}`),
  revision: (number) => `修订版 ${number}`,
  head: 'head',
  by: (who) => `提交者 ${who}`,
  notRecorded: '时间与提交者：未记录',
  notLoaded: '未加载',
  restoredFrom: (number) => `恢复自修订版 ${number}`,
  sameContent: (number) => `与修订版 ${number} 内容相同`,
  reason: '原因：',
  from: '从',
  to: '到',
  chooseFrom: (number) => `从修订版 ${number} 开始比较`,
  chooseTo: (number) => `比较到修订版 ${number}`,
  compareWithHead: '与 head 比较',
  restore: (number) => `恢复修订版 ${number}…`,
  keys: '方向键在修订版之间移动。Enter 显示该修订版的更改，Shift 加 Enter 显示它与当前所示修订版之间的全部更改。F 和 T 将其设为比较的起点或终点。',
  handle: { from: '比较的起点', to: '比较的终点' },
  handleKeys: '方向键选择另一个修订版，Enter 与它比较，Escape 回到当前所示的修订版。',
  linkUp: (number) => `向上到修订版 ${number}，弧线的另一端`,
  linkDown: (number) => `向下到修订版 ${number}，弧线的另一端`,
  moreLinks: (count) => `另有 ${number(count)} 个`,
  merged: (count) =>
    `${number(count)} 次恢复与太多其他恢复重叠，没有单独的线：合并在虚线中，并以文字注明。`,
  farAway: (newest, oldest) =>
    `修订版 ${number(newest)} 至 ${number(oldest)} 未加载。服务器按顺序提供，每次读取 100 个，每次读取都会被记录。`,
  loadUpTo: (reads) => `加载到此处（${number(reads)} 次读取）`,
  loading: '正在加载修订版',
} satisfies typeof en
