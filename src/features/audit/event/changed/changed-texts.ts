import { catalogue } from '../../../../lib/language/catalogue'
import type en from './changed-texts.en'

export const changedTexts = catalogue(
  import.meta.glob<typeof en>('./changed-texts.*.ts', { eager: true, import: 'default' }),
)
