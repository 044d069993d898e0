import { formatsIn } from '../lib/language/formats'
import type en from './sign-out-texts.en'

const { number } = formatsIn('zh')

export default {
  title: (count) => `您在此标签页中有 ${number(count)} 份草稿`,
  ask: '这些内容都尚未提交。要保留吗？',
  newOf: (family) => `新的 ${family}`,
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
} satisfies typeof en
