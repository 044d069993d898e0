import { formatsIn } from '../../../../lib/language/formats'
import type en from './changed-texts.en'

const { number } = formatsIn('zh')

export default {
  title: '更改了什么',
  ask: '它产生了哪个修订？',
  costOfOne: '将读取其修订列表：1 个审计事件。若当时的审计尚未加载，再加 2 个。',
  costOfMany: (families) =>
    `此事件只指明了 Scope。因此将读取该 Scope 的 ${families.join(' 和 ')} 列表（${number(families.length)} 个审计事件），以及此后更改过的每个 Artifact 的修订（每个 1 个）。若当时的审计尚未加载，再加 2 个。`,
  asking: '正在查找修订',
  forbidden: '您没有可读取此 Scope 的角色，因此控制台不查询是哪个修订：拒绝会以您的名义记入审计。',
  revision: (revision, name) => `${name} 的 r${revision}`,
  number: (revision) => `r${revision}`,
  itsDiff: (revision) => `${revision}：更改了什么`,
  one: (revisions) => `${revisions.join('、')} 之一`,
  between: '、',
  maybe: (revision) => `可能是 ${revision}`,
  made: '它产生了',
  perhaps: '它可能产生了',
  oneOf: '它至多产生了以下之一：',
  oneOfChanges: (changes) => `同一主体有 ${number(changes)} 次更改与此修订相符，其中一次产生了它。`,
  others: (who) => `${who.join('、')} 的更改都与此修订相符，其中一次产生了它。`,
  notSure: '无法查明是否还有其他更改与此修订相符。',
  none: '没有相符的修订。更改在获准之后仍可能被拒绝，例如因为它基于旧的修订。',
  named: '审计指明了此请求所创建的 Artifact。',
  rule: (seconds) =>
    `审计不记录修订。是否相符依据 Scope、时间和主体判断：在此决定之后 ${number(seconds)} 秒内、由它所允许的更改提交的修订。`,
  notRecorded: '此服务器不记录修订的提交时间，因此无从得知是哪个修订。',
  tooMany: (artifacts) =>
    `此后更改过多：超过 ${number(artifacts)} 个 Artifact，或其中一个超过 500 个修订。`,
} satisfies typeof en
