import type en from './id-texts.en'

const printableZh = (what: string) =>
  `${what} 由 1 至 128 个不含空白的可打印 ASCII 字符组成，且不能是“.”或“..”。`
const namedZh = (what: string, max: number) => `${what} 由 1 至 ${max} 个字符组成，首尾不能是空白。`

export default {
  nothingSent: '因此没有向服务器发出请求。请检查地址，或从 Scope 列表开始。',
  names: {
    scope: 'Scope ID：',
    family: '类别：',
    artifact: 'Artifact ID：',
    prompt: '提示词键：',
    sourceType: '来源种类：',
    source: '来源 ID：',
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
    sourceType: printableZh('来源种类'),
    source: namedZh('来源 ID', 256),
    entry: printableZh('条目 ID'),
    deployment: printableZh('部署 ID'),
    principal: namedZh('主体 ID', 255),
    revision: '修订版是从 1 开始的整数。',
  },
} satisfies typeof en
