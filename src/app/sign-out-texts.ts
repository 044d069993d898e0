import { defineTexts } from '../ui/language'

export const signOutTexts = defineTexts(
  {
    title: (count: number) =>
      count === 1 ? 'You have 1 draft in this tab' : `You have ${count} drafts in this tab`,
    ask: 'Nothing of this has been committed. Do you want to keep it?',
    editOf: (family: string) => `Edit of ${family}`,
    restoreOf: (revision: number, family: string) =>
      `Reason for restoring revision ${revision} of ${family}`,
    inScope: 'in Scope',
    untilReload: 'Kept only until this page is reloaded',
    keptHelp:
      'Kept drafts wait in this tab until you sign in again. Nobody else is shown them here, but whoever can use this browser can find them in its storage. Closing the tab deletes them.',
    otherTabs: 'Drafts in your other tabs are kept either way.',
    keep: 'Sign out and keep drafts',
    remove: 'Sign out and delete drafts',
    cancel: 'Cancel',
  },
  {
    title: (count) => `您在此标签页中有 ${count} 份草稿`,
    ask: '这些内容都尚未提交。要保留吗？',
    editOf: (family) => `${family} 的编辑`,
    restoreOf: (revision, family) => `恢复 ${family} 修订版 ${revision} 的原因`,
    inScope: '所在 Scope',
    untilReload: '只保留到重新加载此页面为止',
    keptHelp:
      '保留的草稿会在此标签页中等您再次登录。这里不会向其他人显示，但能使用此浏览器的人可以在其存储中找到。关闭标签页会将其删除。',
    otherTabs: '无论如何，您其他标签页中的草稿都会保留。',
    keep: '退出登录并保留草稿',
    remove: '退出登录并删除草稿',
    cancel: '取消',
  },
)
