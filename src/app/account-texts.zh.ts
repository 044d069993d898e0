import type en from './account-texts.en'

export default {
  principalType: '类型',
  principalId: 'ID',
  principalDescription: '描述',
  notRecorded: '未记录',
  idsOnly: '仅显示 ID',
  idsOnlyHelp: '以 ID 显示 Scope、Artifact 和主体，不会为获取名称而读取任何内容。',
  signOut: '退出登录',
  signedInByProxy: '您由控制台前面的代理登录：请在该处退出登录。',
} satisfies typeof en
