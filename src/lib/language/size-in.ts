import { formatsIn } from './formats'
import { LANGUAGES, type Language } from './languages'

/** "9.8 MB" in a language: bytes by thousands, as file managers show them. */
export function sizeIn(language: Language) {
  let tenths: Intl.NumberFormat | undefined
  return (bytes: number): string => {
    if (bytes < 1_000) return `${formatsIn(language).number(bytes)} B`
    const [unit, by] =
      bytes < 1_000_000 ? ['KB', 1e3] : bytes < 1_000_000_000 ? ['MB', 1e6] : ['GB', 1e9]
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
    tenths ??= new Intl.NumberFormat(LANGUAGES[language].tag, digits)
    return `${tenths.format(bytes / Number(by))} ${unit}`
  }
}
