import type en from './renewal-texts.en'

export default {
  renewedTitle: '您的登录已过期，现已续期',
  renewedHelp: '服务器因旧令牌拒绝了此请求，没有做任何更改。请再次点击按钮发送。',
  notRenewedTitle: '无法为您的登录续期',
  notRenewedHelp: '登录提供方没有应答。没有做任何更改，您输入的内容会保留；请稍后重试。',
} satisfies typeof en
