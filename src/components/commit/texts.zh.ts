import { formatsIn } from '../../lib/language/formats'
import type en from './texts.en'

const { number } = formatsIn('zh')

export default {
  willCommit: (next, seen) =>
    seen === 0
      ? '这将提交修订版 1，即该键的第一个修订版'
      : `这将在修订版 ${seen} 之上提交修订版 ${next}`,
  safe: '不会丢失任何内容：所有更早的修订版都保留在历史中。',
  head: 'head',
  replacedBy: '替换为',
  again: '再次提交',
  whatRuns: '当前运行的内容',
  yourText: '您输入的内容',
  reason: '原因',
  reasonHelp: '必填。与修订版一起记录，所有阅读历史的人都能看到。',
  reasonCount: (count, max) => `${count}/${max}`,
  reasonMissing: '请先填写原因',
  reasonTooLong: (max) => `原因最多 ${number(max)} 个字符`,
  commitRevision: (next) => `提交修订版 ${next}`,
  cancel: '取消',
  close: '关闭',
  changes: (seen) => (seen === 0 ? '相对于当前运行内容的更改' : `相对于修订版 ${seen} 的更改`),
  forbiddenTitle: '您无权提交此内容',
  refusedTitle: '服务器拒绝了此提交',
  forbiddenHelp:
    '您需要此 Scope 的 scope.admin 角色，仅是所有者并不够。您可能在打开此页面之后失去了该角色。请向此 Scope 的管理者申请。您输入的内容会保留在这里。',
  mayNotHelp:
    '只有所有者可以替换此 Artifact。scope.contributor 角色只允许创建您自己的 Artifact，不能替换他人的。请联系其所有者或管理该 Scope 的人；您输入的内容会保留在这里。',
  invalidPrompt: '服务器不接受此内容作为 Prompt。服务器版本不同，规则可能与保存此修订版时不同。',
  incompatible: '有示例不符合此服务器上该键对应操作的输入或输出要求；服务器未指出是哪一个。',
  unavailable: '此服务器没有能为该键使用自定义 Prompt 的模型，因此只接受自动模式。',
  invalidHelp: '服务器检查了请求但没有接受。',
  fieldReason: (field, reason) => `${field}:${reason}`,
  preconditionHelp: '请求到达时缺少 If-Match 标头：浏览器与服务器之间有某个环节将其移除。',
  etagHelp:
    '虽然 head 仍是您看到的那个，服务器却不接受该 ETag：浏览器与服务器之间有某个环节更改了标头。',
  tooLargeHelp: '请求超过了服务器或其前面的代理所能接受的大小。',
  busyHelp: '服务器正忙或尚未就绪，拒绝了请求。请稍后重试。',
  tooManyHelp: '请求过于频繁，服务器拒绝了此请求。请稍候再按此按钮。您输入的内容会保留在这里。',
  savedFirstHelp:
    '可能有人先保存了该键，而服务器又将其撤回；也可能相同的内容正在保存。请关闭此对话框，查看现在保存的内容。',
  otherConflictHelp: '服务器上的另一操作与此提交冲突。请稍后重试。若再次被拒绝，请先查看 head。',
  goneHelp: '此 Artifact 或其 Scope 已不在您看到它的位置。您输入的内容会保留在这里，可供复制。',
  otherHelp: '您输入的内容会保留在这里。',
  checking: '正在检查发生了什么',
  checkingHelp: '提交已发送，但没有收到明确的答复。控制台正在读取 head 以查明结果，不会再次发送。',
  checkingRefusalHelp:
    '服务器拒绝了此提交。浏览器可能会将请求发送两次，因此控制台正在读取 head，查看先前的请求是否已到达。',
  unmovedTitle: '目前尚未提交',
  willRecheck: '服务器可能仍在处理。两分钟内控制台会再次查看 head；一旦它移动，此消息会随之更新。',
  mayPressAgain: (seen) =>
    seen === 0
      ? '您可以再次发送。首次保存只会成功一次，即使第一个请求之后才到达。'
      : `您可以再次发送。它只能提交在修订版 ${seen} 之上，因此绝不会提交两次，即使第一个请求之后才到达。`,
  whatHappened: '收到的答复',
  uncheckedTitle: '尚不清楚发生了什么',
  uncheckedHelp: '提交已发送，但无法读取 head 来确认是否到达。“再次检查”只会读取，绝不会发送。',
  uncheckedRefusalHelp: '服务器拒绝了此提交，且无法读取 head 来确认它之前到达的请求是否已提交。',
  uncheckedConflictHelp: '服务器表示您看到的 head 已不再是 head，且无法读取新的 head。',
  checkAgain: '再次检查',
  moved: 'head 已移动',
  movedHelp: (seen) =>
    seen === 0
      ? '该键下现已保存了内容。不会自动重试，也不会在未经查看的情况下覆盖任何内容。'
      : `您看到的修订版 ${seen} 已不再是 head。不会自动重试，也不会在未经查看的情况下覆盖任何内容。`,
  notCommitted: '您审阅的内容没有提交。',
  alreadyThere: (revision) =>
    `修订版 ${revision} 已包含您准备提交的完全相同的内容，可能无需再做任何事。`,
  whoseUnknown: (revision) =>
    `修订版 ${revision} 包含您想要的内容。服务器没有记录它来自您的请求还是他人的请求。`,
  taken: (revision) => `修订版 ${revision} 包含相同的内容，但服务器的记录表明它不是您的提交。`,
  unclear: (revision) =>
    `无法从内容判断修订版 ${revision} 是否为您的提交。请在下面与您的内容比较。`,
  inForce: (revision) => `现在生效的是修订版 ${revision}。`,
  readingHead: '正在读取新的 head',
  youSaw: (revision) => (revision === 0 ? '您看到的' : `您看到的是修订版 ${revision}`),
  now: (revision) => `现在：修订版 ${revision}`,
  would: '将要提交',
  wouldRestore: (revision) => `再次使用修订版 ${revision}`,
  sawNothing: '尚未保存任何内容',
  laterRevisions: (count) => `其间发生的更改：${number(count)} 个修订版`,
  earlier: (count) => `以及更早的 ${number(count)} 个修订版，可在历史中查看`,
  chooseDiff: '比较内容',
  happened: (from, to) => `发生了什么：${from} → ${to}`,
  wouldChange: (from, to) => `将更改什么：${from} → ${to}`,
  whatYouSaw: '您看到的内容',
  yourCommit: '您的提交',
  againstNow: (now) => `相对于修订版 ${now} 将发生的更改`,
  tryAgain: '重试',
  wouldAuto: '自动：内置指令',
  wouldOther: '您审阅过的内容',
  by: (who) => `提交者 ${who}`,
  notRecorded: '提交者与时间：未记录',
  authorNotRecorded: '提交者未记录',
  yourReason: (reason) => `您的原因（已保留）：${reason}`,
  reasonGiven: (reason) => `原因：${reason}`,
  restoredFrom: (revision) => `恢复自修订版 ${revision}`,
  since: (seen, now) =>
    seen === 0 ? `您看到的内容到修订版 ${now} 的更改` : `修订版 ${seen} 到修订版 ${now} 的更改`,
  review: (revision) => `对照修订版 ${revision} 审阅`,
} satisfies typeof en
