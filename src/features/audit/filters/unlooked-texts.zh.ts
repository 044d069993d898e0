import type en from './unlooked-texts.en'

export default {
  help: '隐藏您打开过的事件及其请求的其他决定。此后打开的会留在列表中。此浏览器保留您最近查看的 1,000 个事件，直到您退出登录。',
} satisfies typeof en
