import type en from './texts.en'

export default {
  demonstration: '演示',
  preparing: '正在准备示例数据…',
  notStarted: '演示未能启动',
  notStartedHelp: '此浏览器无法运行该服务。请换用较新的浏览器，或改用非隐私窗口。',
  about: '服务就运行在此浏览器中，数据均为虚构，不会向任何地方发送内容。',
  lasts: {
    kept: '此浏览器的所有标签页共用同一份数据。数据会一直保留，直到您重新开始或清除本网站的数据。',
    'in-memory':
      '此浏览器的所有标签页共用同一份数据。由于此浏览器不保存任何内容，关闭最后一个标签页后数据即消失。',
    'of-tab': '此标签页有自己的数据，关闭或重新加载后即消失；其他标签页看不到在此所做的操作。',
  },
  actAs: '切换身份',
  actAsHelp: '以他人的身份查看同一页面。',
  startAfresh: '重新开始',
  startAfreshHelp: '丢弃在此所做的一切，所有标签页均受影响。',
} satisfies typeof en
