import { formatsIn } from '../../../lib/language/formats'
import type en from './evidence-texts.en'

const { number } = formatsIn('zh')

export default {
  title: '证据包',
  intro:
    '一个 zip 文件，供不在场的人查看。它包含所有符合条件的事件（无论此处是否已加载）、回执、事件提到的角色绑定、您的备注，以及一个无需网络即可打开的页面。',
  selectionIntro:
    '一个 zip 文件，供不在场的人查看。它仅包含您选择的内容、回执、事件提到的角色绑定、您的备注，以及一个无需网络即可打开的页面。其中写明这是手动选择的。',
  selectionFacts: '您选择的内容',
  selectedRequests: '请求，每个请求包含其全部决定',
  selectedDecisions: '决定',
  ofLoaded: '选择的决定数',
  ofLoadedText: (n, of, loaded) =>
    `${number(n)}；此列表已加载 ${number(loaded)} 个，其中选择了 ${number(of)} 个`,
  between: '时间',
  selectionCost: (n) =>
    `服务器会再次发送这些事件，使证据包包含服务器的原文。这大约需要 ${number(n)} 次计入审计的调用；若附近事件很多，则需要更多。若事件提到角色绑定，还会读取绑定列表：每 500 个绑定一次调用。`,
  selected: (n) => `已按您的选择制作证据包：${number(n)} 个事件`,
  selectedHelp: '证据包写明它是手动选择的，并不完整。',
  notFound: (n) => `服务器没有再次发送所选的 ${number(n)} 个决定。回执列出了它们。`,
  withChanges: '包含更改的内容',
  withChangesHelp: (changes, diffs, calls) =>
    `加入前 ${number(changes)} 项 Prompt（以及事件中指明的 Artifact）的更改可能产生的修订，以及其中 ${number(diffs)} 个更改了什么。最多另需 ${number(calls)} 次以您的名义记录的调用。不会查询您无权读取的内容。`,
  reviewer: '审阅人',
  conclusion: '结论',
  notes: '备注',
  notesHelp: '它们会连同姓名和时间一起写入证据包。',
  cost: '读取审计会记入审计：每 500 个事件约一个。若事件提到角色绑定，还会读取绑定列表：每 500 个绑定一次调用。范围内您自己的读取也在证据包中。',
  make: '制作证据包',
  cancel: '取消',
  close: '关闭',
  reading: '首先将所有事件导出到证据包中。',
  progress: '证据包的进度',
  steps: {
    bindings: (n) =>
      n === 0 ? '没有事件提到角色绑定' : `正在读取角色绑定列表，查找其中 ${number(n)} 个`,
    changes: (done, of) => `正在查找更改的内容：${number(done)} / ${number(of)} 项更改`,
    packing: '正在完成证据包',
  },
  whole: (n) => `证据包已制作：${number(n)} 个事件`,
  partial: (n) => `证据包已制作，但不完整：${number(n)} 个事件`,
  partialHelp: '它的首页和回执写明了缺少什么。',
  none: '没有符合条件的事件。证据包中有说明。',
  saved: '已保存到您的下载文件夹。解压后打开 index.html。',
  keep: '请将此 SHA-256 保存在他人无法更改的地方：有了它，任何人都能将此证据包与后来制作的区分开。',
  saveAgain: '再次保存',
  failed: '没有制作证据包。',
  tooLarge: '一个证据包最多 4 GB。请缩小时间范围。',
  notRead: (why) => `无法读取服务器：${why}`,
  announceMade: '证据包已制作',
  announceFailed: '没有制作证据包',
} satisfies typeof en
