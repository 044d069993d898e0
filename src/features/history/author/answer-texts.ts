import { catalogue } from '../../../lib/language/catalogue'
import type en from './answer-texts.en'

export const answerTexts = catalogue(
  import.meta.glob<typeof en>('./answer-texts.*.ts', { eager: true, import: 'default' }),
)
