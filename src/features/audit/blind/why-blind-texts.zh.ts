import { formatsIn } from '../../../lib/language/formats'
import type en from './why-blind-texts.en'

const { number } = formatsIn('zh')

export default {
  title: '服务器无法交出的事件',
  what: (n) =>
    `此列表中至少有 ${number(n)} 个事件，凡是包含其中之一的页，服务器都会拒绝。它们之前和之后的内容照常读取。这些事件是什么，无从得知。`,
  cause:
    '已知的一种原因（PowerContext 1.0 至 1.4）：有人用任何 Artifact 都不可能有的 id（例如“ü”）请求 Artifact。服务器记录了这次请求，之后却无法把该事件放进响应。',
  who: '任何持有有效令牌的人都能造成这种情况，无需任何角色。可能是失误，也可能是有人想掩盖什么。',
  tell: '请将下列时间告知服务器的运维人员：数据库中保存着这些事件，请求日志或许能说明是谁所为。导出会注明自己不完整，并列出同样的时间。',
  times: '时间',
  more: (n) => `另有 ${number(n)} 个也会一并复制。`,
  copied: '时间',
  close: '关闭',
} satisfies typeof en
