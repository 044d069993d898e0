import { pooledWords } from '../../families/pooled-words'
import families from '../../families/words.zh'
import { formatsIn } from '../../lib/language/formats'
import type en from './texts.en'

const { number } = formatsIn('zh')

export default {
  size: (lines, characters) => `${number(lines)} 行 · ${number(characters)} 个字符`,
  showTextAs: '文本显示方式',
  asSource: '源文本',
  asRendered: '渲染',
  notRendered: '无法渲染此文本，以源文本显示。',
  emptyText: '空',
  autoNote: '自动：服务运行其内置指令。此修订本身不含指令；Prompt 页面显示当前生效的内容。',
  content: '内容',
  input: '输入',
  expectedOutput: '期望输出',
  demonstration: (index) => `示例 ${number(index)}`,
  cites: '引用',
  source: '来源',
  fields: {
    ...pooledWords(families, 'fields'),
    schema: '格式',
    schema_version: '格式',
    kind: '种类',
    creation: '创建',
    description: '说明',
    validation: '检查',
    package: '软件包',
    state: '现状',
    omissions: '遗漏',
    generation: '生成',
    media_type: '媒体类型',
    manifest: '清单',
    changes: '变更',
  },
} satisfies typeof en
