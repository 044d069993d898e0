import type en from './newer-texts.en'

export default {
  isNewer: (revision, who) =>
    who === null ? `有更新的 r${revision}` : `有更新的 r${revision}，提交者 ${who}`,
  show: (news) => `${news}：显示`,
} satisfies typeof en
