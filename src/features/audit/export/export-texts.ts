import { catalogue } from '../../../lib/language/catalogue'
import type en from './export-texts.en'

export const exportTexts = catalogue(
  import.meta.glob<typeof en>('./export-texts.*.ts', { eager: true, import: 'default' }),
)

/** "0:42" or "1:02:03". */
export function duration(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  const two = (n: number) => String(n).padStart(2, '0')
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
