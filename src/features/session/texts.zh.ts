import type en from './texts.en'

export default {
  title: '登录',
  product: 'Scope Console',
  tagline: '上下文服务的管理控制台',
  token: '访问令牌',
  keep: '保留至此标签页关闭',
  submit: '登录',
  checking: '正在登录',
  identities: '或以下列身份浏览',
  identitiesHelp: '此部署的示例身份，各自只能看到其角色允许的内容。',
  wrongToken: '服务器不认识此令牌。请检查令牌是否完整、是否已过期。',
  malformedToken:
    '这不可能是访问令牌：令牌不含空格，只含 ASCII 字母、数字和符号，且最多 65,536 个字符。',
  missingToken: '请输入访问令牌。',
  ended: {
    expired: '会话已结束：服务器不再接受此令牌。登录后可从原处继续。',
    'signed-out': '您已退出登录。',
    'signed-out-elsewhere': '您已在另一个标签页中退出登录。此浏览器所有标签页中的会话都随之结束。',
  },
  betweenTitle: '服务器前面的某个环节拒绝了登录',
  betweenHelp:
    '这个答复可能来自代理或防火墙，与您的令牌无关。您输入的内容仍在字段中。请重试，或联系服务器的管理者。',
  forbiddenTitle: '服务器不允许此令牌登录',
  forbiddenHelp: '服务器并未说明此令牌未知。请询问服务器的管理者是否可以在此使用它。',
  notServerTitle: '此服务器没有登录功能',
  notServerHelp: '此地址的应答者不知道如何让您登录，可能不是您要连接的服务器。',
} satisfies typeof en
