import type en from './sent-texts.en'

export default {
  edit: '一次编辑',
  restore: '一次恢复',
  auto: '切换到自动',
  'first-save': '首次保存',
  title: (what, revision, time) =>
    `您在 ${time} 发送了${what}（作为修订版 ${revision}），并在得知结果之前离开了`,
  unmoved: '目前尚未提交。',
  stillHead: (seen, time) =>
    seen === 0
      ? `截至 ${time}，该键下尚未保存任何内容。`
      : `截至 ${time}，head 仍是修订版 ${seen}。`,
  noMoreRechecks: '已发送的请求之后仍可能到达，但不会再自动查看 head。',
  readBefore: '此页面显示的内容是在那之前读取的。请刷新以查看是否已提交。',
  existsBy: (revision, who) => `修订版 ${revision} 现已存在，提交者 ${who}。`,
  existsByNobody: (revision) => `修订版 ${revision} 现已存在；服务器没有记录提交者。`,
  exists: (revision) => `修订版 ${revision} 现已存在。`,
  notKnown: '无法得知它是否来自您的请求。',
  others: '您发送的内容没有提交：它只可能成为该修订版。',
  compare: (from, to) => `比较修订版 ${from} 与修订版 ${to}`,
  history: '在历史中查看',
  dismiss: '知道了',
} satisfies typeof en
