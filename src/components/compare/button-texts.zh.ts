import type en from './button-texts.en'

export default { compareWith: '与…比较' } satisfies typeof en
