import { formatsIn } from '../../../lib/language/formats'
import type en from './strip-texts.en'

const { number } = formatsIn('zh')

export default {
  jumps: '在列表中跳转',
  oldest: '最旧',
  newest: '最新',
  goTo: '转到时间…',
  goToTime: '转到时间',
  go: '转到',
  zoomOut: '扩大范围',
  zoomTo: (from, to) => `三倍长：${from} – ${to}`,
  understood: (time) => `= ${time}`,
  notUnderstood: '不是有效时间：请填写 2026-05-05 14:30、5月5日、昨天、-2h 或 now。',
  scrubber: '所示内容的时间',
  at: (time) => time,
  atUnread: (time) => `${time}，未加载，按回车键读取`,
  bars: '缩小时间范围',
  stretch: (from, to, { allowed, denied, policyChanges }, read) =>
    [
      `${from} – ${to}：${number(allowed)} 个允许，${number(denied)} 个拒绝`,
      ...(policyChanges > 0 ? [`${number(policyChanges)} 次授权或撤销`] : []),
      ...(read ? [] : ['未全部加载']),
    ].join('，'),
} satisfies typeof en
