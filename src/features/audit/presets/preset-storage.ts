import type { Owner } from '../../../api/session-ids'
import { browserStorage } from '../../../lib/storage/browser-storage'
import { presetsFile, readPresets, type Preset } from './presets'

const KEY_PREFIX = 'scope-console.audit-presets.'

/** This person's own presets in this browser; what is damaged there counts as none, and is only replaced by saving. */
export function storedPresets(owner: Owner | null): Preset[] {
  return owner === null ? [] : (readPresets(browserStorage.get(KEY_PREFIX + owner) ?? '') ?? [])
}

/** False where the browser keeps nothing: its storage is full or switched off. */
export function storePresets(owner: Owner | null, presets: readonly Preset[]): boolean {
  return owner !== null && browserStorage.set(KEY_PREFIX + owner, presetsFile(presets))
}
