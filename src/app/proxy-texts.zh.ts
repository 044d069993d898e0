import type en from './proxy-texts.en'

export default {
  title: '您在代理处的登录已结束',
  help: '服务器前面的代理要求您重新登录，或服务器已不再认识您。请重新加载以再次登录，并从原处继续。',
  kept: '您输入的内容保留在此标签页中。',
  reload: '重新加载并登录',
} satisfies typeof en
