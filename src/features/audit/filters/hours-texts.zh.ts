import type en from './hours-texts.en'

export default {
  help: (zone) => `22-6，${zone} 时间`,
  fault: '请写两个 0 到 24 的整点，例如 22-6',
} satisfies typeof en
