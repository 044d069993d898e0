import { defineTexts } from '../ui/language'

const printable = (what: string) =>
  `${what} is 1 to 128 printable ASCII characters without blanks, and not “.” or “..”.`
const printableZh = (what: string) =>
  `${what} 由 1 至 128 个不含空白的可打印 ASCII 字符组成，且不能是“.”或“..”。`
const named = (what: string, max: number) =>
  `${what} is 1 to ${max} characters, none of them a blank at either end.`
const namedZh = (what: string, max: number) => `${what} 由 1 至 ${max} 个字符组成，首尾不能是空白。`

/** The words for an id that cannot exist: what each kind of id is called, and which rule it has to keep. */
export const idTexts = defineTexts(
  {
    nothingSent:
      'So the server was not asked. Check the address, or start from the list of Scopes.',
    names: {
      scope: 'Scope id:',
      family: 'Family:',
      artifact: 'Artifact id:',
      prompt: 'Prompt key:',
      entry: 'Entry id:',
      deployment: 'Deployment id:',
      principal: 'Subject id:',
      revision: 'Revision:',
    },
    rules: {
      scope: named('A Scope id', 256),
      family: printable('A family'),
      artifact: printable('An Artifact id'),
      prompt: printable('A Prompt key'),
      entry: printable('An entry id'),
      deployment: printable('A deployment id'),
      principal: named('A subject id', 255),
      revision: 'A revision is a whole number from 1.',
    },
  },
  {
    nothingSent: '因此没有向服务器发出请求。请检查地址，或从 Scope 列表开始。',
    names: {
      scope: 'Scope ID：',
      family: '类别：',
      artifact: 'Artifact ID：',
      prompt: '提示词键：',
      entry: '条目 ID：',
      deployment: '部署 ID：',
      principal: '主体 ID：',
      revision: '修订版：',
    },
    rules: {
      scope: namedZh('Scope ID', 256),
      family: printableZh('类别'),
      artifact: printableZh('Artifact ID'),
      prompt: printableZh('提示词键'),
      entry: printableZh('条目 ID'),
      deployment: printableZh('部署 ID'),
      principal: namedZh('主体 ID', 255),
      revision: '修订版是从 1 开始的整数。',
    },
  },
)
