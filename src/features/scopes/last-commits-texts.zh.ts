import { formatsIn } from '../../lib/language/formats'
import type en from './last-commits-texts.en'

const { number } = formatsIn('zh')

export default {
  by: (name) => `提交者 ${name}`,
  nothing: '其中没有保存任何内容。',
  noTimes: '此服务器不说明修订版的提交时间，因此这里无法得知哪个最后提交。',
  ofRead: (families, leftOut) =>
    `范围：本次访问中读取过的 ${number(families)} 个类别${
      leftOut > 0 ? `；未列出 ${number(leftOut)} 个没有时间的 Artifact` : ''
    }。`,
  partly: (families) => `以下类别未全部读取：${families.join('、')}。`,
} satisfies typeof en
