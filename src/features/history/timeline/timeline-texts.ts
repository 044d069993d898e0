import { defineTexts } from '../../../ui/language'

const n = (count: number) => count.toLocaleString('en')
const revisions = (count: number) => `${n(count)} ${count === 1 ? 'revision' : 'revisions'}`

export const timelineTexts = defineTexts(
  {
    revisions: 'Revisions',
    count: (count: number, loaded: number) =>
      loaded < count ? `${revisions(count)}, ${n(loaded)} loaded` : revisions(count),
    goTo: 'Go to revision',
    goToRange: (max: number) => (max === 1 ? 'Only 1' : `1 to ${n(max)}`),
    newRevisions: (count: number) => `${n(count)} new ${count === 1 ? 'revision' : 'revisions'}`,
    revision: (number: number) => `Revision ${number}`,
    head: 'head',
    by: (who: string) => `by ${who}`,
    notRecorded: 'when and by whom: not recorded',
    notLoaded: 'not loaded',
    restoredFrom: (number: number) => `restored from revision ${number}`,
    sameContent: (number: number) => `same content as revision ${number}`,
    reason: 'Reason:',
    from: 'From',
    to: 'To',
    chooseFrom: (number: number) => `Compare from revision ${number}`,
    chooseTo: (number: number) => `Compare to revision ${number}`,
    compareWithHead: 'Compare with head',
    restore: (number: number) => `Restore revision ${number}…`,
    keys: 'Arrow keys move between revisions. Enter shows what a revision changed, Shift and Enter all changes between it and the one shown. F and T make it the start or the end of the comparison.',
    linkUp: (number: number) => `Up to revision ${number}, the other end of an arc`,
    linkDown: (number: number) => `Down to revision ${number}, the other end of an arc`,
    moreLinks: (count: number) => `${n(count)} more`,
    merged: (count: number) =>
      count === 1
        ? 'One restore overlaps too many others for a line of its own: it is in the dashed line, and in words.'
        : `${n(count)} restores overlap too many others for lines of their own: they are in the dashed line, and in words.`,
    farAway: (newest: number, oldest: number) =>
      `Revisions ${n(newest)} to ${n(oldest)} are not loaded. The server gives them in order, 100 a read, and records each read.`,
    loadUpTo: (reads: number) => `Load up to here (${n(reads)} ${reads === 1 ? 'read' : 'reads'})`,
    loading: 'Loading revisions',
  },
  {
    revisions: '修订版',
    count: (count, loaded) =>
      loaded < count ? `${count} 个修订版，已加载 ${loaded} 个` : `${count} 个修订版`,
    goTo: '前往修订版',
    goToRange: (max) => (max === 1 ? '只有 1' : `1 至 ${max}`),
    newRevisions: (count) => `${count} 个新修订版`,
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
    linkUp: (number) => `向上到修订版 ${number}，弧线的另一端`,
    linkDown: (number) => `向下到修订版 ${number}，弧线的另一端`,
    moreLinks: (count) => `另有 ${count} 个`,
    merged: (count) =>
      `${count} 次恢复与太多其他恢复重叠，没有单独的线：合并在虚线中，并以文字注明。`,
    farAway: (newest, oldest) =>
      `修订版 ${newest} 至 ${oldest} 未加载。服务器按顺序提供，每次读取 100 个，每次读取都会被记录。`,
    loadUpTo: (reads) => `加载到此处（${reads} 次读取）`,
    loading: '正在加载修订版',
  },
)
