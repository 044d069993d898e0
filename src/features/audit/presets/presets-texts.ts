import { catalogue } from '../../../lib/language/catalogue'
import type en from './presets-texts.en'

export const presetsTexts = catalogue(
  import.meta.glob<typeof en>('./presets-texts.*.ts', { eager: true, import: 'default' }),
)
