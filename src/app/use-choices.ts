import { useColorScheme } from '@mui/material/styles'
import { LANGUAGES, type Language } from '../lib/language/languages'
import { useLanguage, useTexts } from '../ui/language'
import type { Choice } from './ChoiceMenu'
import { appTexts } from './texts'

const THEMES = ['light', 'dark', 'system'] as const
const LANGUAGE_NAMES = Object.entries(LANGUAGES) as [Language, { name: string }][]

/** The themes and languages to choose from, and which ones are chosen. */
export function useChoices(): { themes: readonly Choice[]; languages: readonly Choice[] } {
  const t = useTexts(appTexts)
  const { mode, setMode } = useColorScheme()
  const { language, setLanguage } = useLanguage()
  return {
    themes: THEMES.map((value) => ({
      label: t[value],
      chosen: value === (mode ?? 'system'),
      onChoose: () => setMode(value),
    })),
    languages: LANGUAGE_NAMES.map(([value, { name }]) => ({
      label: name,
      lang: value,
      chosen: value === language,
      onChoose: () => setLanguage(value),
    })),
  }
}
