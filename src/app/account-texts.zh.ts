import type en from './account-texts.en'

export default {
  principalType: '类型',
  principalId: 'ID',
  principalDescription: '描述',
  notRecorded: '未记录',
  signOut: '退出登录',
} satisfies typeof en
