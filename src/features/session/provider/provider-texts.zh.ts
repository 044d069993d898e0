import { formatsIn } from '../../../lib/language/formats'
import type en from './provider-texts.en'

const { number } = formatsIn('zh')

export default {
  signIn: (name) => `使用 ${name} 登录`,
  other: '使用其他账户',
  again: '重试',
  expired: '您的登录已结束。重新登录即可从原处继续；您输入的内容会保留。',
  signedOut: (name) => `您已在此处和 ${name} 退出登录。`,
  signedOutHere: (name) =>
    `您已在此处退出登录。${name} 可能仍记得您：若要以其他人的身份登录，请选择“使用其他账户”。`,
  unreachable: (name) => `${name} 没有应答`,
  unreachableHelp:
    '登录提供方可能已停止运行或无法访问，也可能不允许从此地址访问它。请稍后重试；若仍无效，请联系此控制台的管理者。',
  insecure: '此地址不够安全，无法登录',
  insecureHelp: '通过提供方登录需要 https:// 地址。请用该地址打开控制台，或联系其管理者。',
  noStorage: '浏览器不为此网站保存任何数据',
  noStorageHelp:
    '通过提供方登录时，往返途中需要记住这次登录。请允许此网站在此标签页中存储数据，然后重试。',
  unknownAnswer: '此应答不属于此标签页发起的登录',
  unknownAnswerHelp:
    '登录可能是在另一个标签页或很久以前开始的，也可能其应答已被使用。没有人登录；请在此重试。',
  denied: (name) => `${name} 没有让您登录`,
  deniedHelp: '您拒绝了授权，或您的账户不可使用此控制台。请重试，或使用其他账户。',
  refused: (name) => `${name} 拒绝了登录`,
  refusedHelp: '请重试。若仍无效，请将提供方的说明告知此控制台的管理者。',
  code: (code) => `它的说明：${code}。`,
  codeSaid: (code, said) => `它的说明：${code}（${said}）。`,
  mismatch: '应答者不是设置中的提供方',
  issuer: (expected, received) => `设置中的签发者是 ${expected}，而应答者是 ${received}。`,
  client: (expected, received) => `此登录是给 ${received} 的，而不是给 ${expected} 的。`,
  settingsHelp: '没有人登录。此控制台的管理者需要更正 config.json。',
  notTaken: '您已在提供方登录，但服务器不接受其令牌',
  audience: (audience) => `该令牌面向 ${audience}。`,
  clocks: (seconds, isAhead) =>
    `提供方的时钟比服务器${isAhead ? '快' : '慢'} ${number(seconds)} 秒。`,
  notTakenHelp:
    '令牌可能面向其他受众，两者的时钟可能不一致，或服务器不认识此提供方。请此控制台的管理者检查。',
} satisfies typeof en
