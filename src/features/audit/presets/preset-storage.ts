import { browserStorage } from '../../../lib/storage/browser-storage'
import { presetsFile, readPresets, type Preset } from './presets'

const STORAGE_KEY = 'scope-console.audit-presets'

/** The person's own presets in this browser; what is damaged there counts as none, and is only replaced by saving. */
export function storedPresets(): Preset[] {
  return readPresets(browserStorage.get(STORAGE_KEY) ?? '') ?? []
}

/** False where the browser keeps nothing: its storage is full or switched off. */
export function storePresets(presets: readonly Preset[]): boolean {
  return browserStorage.set(STORAGE_KEY, presetsFile(presets))
}
