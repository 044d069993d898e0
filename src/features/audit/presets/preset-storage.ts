import { keepItem } from '../../../lib/storage/keep-item'
import { presetsFile, readPresets, type Preset } from './presets'

const STORAGE_KEY = 'scope-console.audit-presets'

/** The person's own presets in this browser; what is damaged there counts as none, and is only replaced by saving. */
export function storedPresets(): Preset[] {
  try {
    return readPresets(localStorage.getItem(STORAGE_KEY) ?? '') ?? []
  } catch {
    return []
  }
}

/** False where the browser keeps nothing: its storage is full or switched off. */
export function storePresets(presets: readonly Preset[]): boolean {
  return keepItem(localStorage, STORAGE_KEY, presetsFile(presets))
}
