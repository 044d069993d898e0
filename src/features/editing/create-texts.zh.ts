import type en from './create-texts.en'

export default {
  title: (family) => `创建 ${family}`,
  willCreate: (family, scope) => `这将在 ${scope} 中创建一个新的 ${family}。`,
  listHelp:
    '会先读取此类别的列表，除非本次访问刚刚读过。如果没有收到应答，控制台通过列表得知结果。',
  created: '将要创建的内容',
  create: '创建',
  cancel: '取消',
  close: '关闭',
  dismiss: '知道了',
  checkAgain: '再次检查',
  openList: '打开列表',
  openIt: '打开它',
  mayNotHelp:
    '您现在需要此 Scope 上的角色 scope.contributor。自您打开此页面以来，您的角色可能已被撤销；您输入的内容保留在这里。',
  isOne: '一个 Scope 最多有一个此类别的 Artifact，而此 Scope 已经有了。请编辑现有的那个。',
  checking: '正在检查结果',
  checkingHelp: '没有收到明确的应答。正在读取列表以查明结果；不会再次发送。',
  unchecked: '结果未知',
  uncheckedHelp: '请求已发送，但无法读取列表来确认它是否到达。检查只读取，绝不发送。',
  tooMany: '请求已发送。控制台只读取列表中的前一千个 Artifact，而此列表更长。',
  notCreated: '目前尚未创建',
  notListed: (time) => `截至 ${time}，列表中没有出现具有此内容的 Artifact。`,
  willLook: '服务器可能仍在处理已发送的请求：两分钟内会继续查看列表，一旦出现，此消息会随之改变。',
  mayDouble: '已发送的请求仍可能到达。如果再次发送，可能会创建两个：请先查看列表。',
  mayStillArrive: '已发送的请求仍可能到达',
  isThere: '它已经存在',
  isThereHelp:
    '自您按下按钮以来，列表中出现了内容完全相同的 Artifact。它是否由您的请求创建无从得知，因为服务器没有记录。',
  isNew: '出现了新的内容',
  isNewHelp: '自您按下按钮以来，列表中出现了一个 Artifact。从其内容无法判断它是否是您的。',
  sentTitle: (time) => `您在 ${time} 发送了一个新的 Artifact，但在得知结果之前离开了`,
  sentHelp: (family) => `再次发送之前，请先在 ${family} 的列表中查找。`,
} satisfies typeof en
