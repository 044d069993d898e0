import { defineTexts } from '../../ui/language'

export const sessionTexts = defineTexts(
  {
    title: 'Sign in',
    product: 'Scope Console',
    tagline: 'The dashboard of your context service',
    token: 'Access token',
    keep: 'Keep until this tab closes',
    submit: 'Sign in',
    checking: 'Signing in',
    identities: 'Or look around as',
    identitiesHelp: 'Sample identities of this deployment. Each sees what its roles allow.',
    wrongToken:
      'The server does not know this token. Check that it is complete and has not expired.',
    malformedToken:
      'This cannot be an access token: a token has no spaces and only letters, digits and signs of ASCII.',
    missingToken: 'Enter an access token.',
    ended: {
      expired:
        'Your session has ended: the server no longer takes the token. Sign in to go on where you were.',
      'signed-out': 'You are signed out.',
      'signed-out-elsewhere':
        'You signed out in another tab. That ends your session in every tab of this browser.',
    },
  },
  {
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
    malformedToken: '这不可能是访问令牌：令牌不含空格，且只含 ASCII 字母、数字和符号。',
    missingToken: '请输入访问令牌。',
    ended: {
      expired: '会话已结束：服务器不再接受此令牌。登录后可从原处继续。',
      'signed-out': '您已退出登录。',
      'signed-out-elsewhere':
        '您已在另一个标签页中退出登录。此浏览器所有标签页中的会话都随之结束。',
    },
  },
)
