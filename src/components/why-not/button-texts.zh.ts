import type en from './button-texts.en'

export default {
  why: '为什么我不能……？',
} satisfies typeof en
