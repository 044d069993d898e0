import { defineTexts } from '../../ui/language'

export const mergeTexts = defineTexts(
  {
    merging: 'Merging both changes',
    failedTitle: 'The changes could not be merged',
    failedHelp: 'Nothing is lost: you can go back to the form with what you wrote.',
    clean: 'Your changes and the new head’s do not overlap.',
    cleanHelp:
      'Below is what both make together, against the new head. It is not committed before you have reviewed it.',
    conflicts: (count: number) =>
      count === 1 ? '1 place was changed by both' : `${count} places were changed by both`,
    conflictsHelp:
      'Choose for each place what is to stand there. Everything else is merged already.',
    undecided: (count: number) =>
      count === 1
        ? 'Choose for the 1 place left first'
        : `Choose for the ${count} places left first`,
    yours: 'Yours',
    theirs: (revision: number) => `Revision ${revision}`,
    both: 'Both, yours first',
    nothingThere: 'nothing here',
    wholeContent: 'The whole content',
    itemOf: (field: string, place: number) => `${field} ${place}`,
    fromLine: (field: string, line: number) => `${field}, from line ${line}`,
    onlyYours: 'Changed by you alone',
    onlyTheirs: 'Changed by others alone',
    backToForm: 'Back to the form',
  },
  {
    merging: '正在合并双方的更改',
    failedTitle: '无法合并这些更改',
    failedHelp: '没有丢失任何内容：您可以带着已写的内容返回表单。',
    clean: '您的更改与新 head 的更改没有重叠。',
    cleanHelp: '下面是双方更改合在一起相对于新 head 的结果。在您审阅之前不会提交。',
    conflicts: (count) => `有 ${count} 处双方都做了更改`,
    conflictsHelp: '请为每一处选择要保留的内容。其余部分已经合并。',
    undecided: (count) => `请先为剩下的 ${count} 处做出选择`,
    yours: '您的',
    theirs: (revision) => `修订版 ${revision}`,
    both: '两者都保留，您的在前',
    nothingThere: '此处没有内容',
    wholeContent: '全部内容',
    itemOf: (field, place) => `${field} ${place}`,
    fromLine: (field, line) => `${field}，从第 ${line} 行起`,
    onlyYours: '仅由您更改',
    onlyTheirs: '仅由他人更改',
    backToForm: '返回表单',
  },
)
