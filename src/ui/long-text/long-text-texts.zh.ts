import type en from './long-text-texts.en'

export default {
  keys: '按 Tab 离开文本；按 Ctrl F 或 ⌘ F 在其中查找。',
} satisfies typeof en
