import { useState } from 'react'
import { useOwner } from '../../../components/use-owner'
import { textOfChosen } from '../../../lib/chosen-text'
import { useTexts } from '../../../ui/language'
import { storedPresets, storePresets } from './preset-storage'
import { cleanQuery, FILE_MAX, merged, NAME_MAX, PRESETS_MAX, readPresets, type Preset } from './presets' // prettier-ignore
import { presetsTexts } from './presets-texts'

type Said = { severity: 'success' | 'error'; text: string } | null

/** A person's own presets, what can be done with them, and what was said of the last thing that was done. */
export function useOwnPresets() {
  const t = useTexts(presetsTexts)
  const owner = useOwner()
  const [own, setOwn] = useState(() => storedPresets(owner))
  const [said, setSaid] = useState<Said>(null)
  const refuse = (text: string) => setSaid({ severity: 'error', text })
  const keep = (presets: Preset[], text: string) => {
    if (!storePresets(owner, presets)) return refuse(t.notKept)
    setOwn(presets)
    setSaid({ severity: 'success', text })
  }
  const nameFault = (wanted: string, except?: Preset) => {
    if (wanted === '' || wanted.length > NAME_MAX) return t.nameNeeded
    return own.some((each) => each !== except && each.name === wanted) ? t.taken(wanted) : null
  }
  return {
    own,
    said,
    /** @returns whether the name will do */
    save: (wanted: string, query: string) => {
      const fault = own.length >= PRESETS_MAX ? t.tooMany : nameFault(wanted)
      if (fault) refuse(fault)
      else keep([...own, { name: wanted, query: cleanQuery(query) }], t.saved(wanted))
      return fault === null
    },
    /** @returns whether the name will do */
    rename: (preset: Preset, wanted: string) => {
      const fault = nameFault(wanted, preset)
      const renamed = (each: Preset) => (each === preset ? { ...each, name: wanted } : each)
      if (fault) refuse(fault)
      else keep(own.map(renamed), t.saved(wanted))
      return fault === null
    },
    remove: (preset: Preset) =>
      keep(
        own.filter((each) => each !== preset),
        t.removed(preset.name),
      ),
    /** Adds the presets of a file. */
    take: async (file: File) => {
      const chosen = await textOfChosen(file, FILE_MAX)
      if ('fault' in chosen) return refuse(t[chosen.fault])
      const imported = readPresets(chosen.text)
      if (!imported) return refuse(t.refused)
      const both = merged(own, imported)
      if (!both) return refuse(t.tooMany)
      keep(both, t.imported(both.length - own.length))
    },
  }
}
