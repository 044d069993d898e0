import type en from './unread-texts.en'

export default {
  times: (given) => {
    const times = given.join('、')
    return `地址中的${times}不是 1970 年至 9998 年之间的时间。列表没有按它缩小范围。`
  },
  filters: (given) => {
    const filters = given.join('、')
    return `控制台无法使用地址中的${filters}。列表没有按它缩小范围。`
  },
  hours: '时段写作 22-6@Europe/Berlin，其中的时区须为此浏览器所知。',
} satisfies typeof en
