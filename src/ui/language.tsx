import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { makeFormatsAhead } from '../lib/date/format'
import type { Texts } from '../lib/language/catalogue'
import { formatsIn } from '../lib/language/formats'
import { isLanguage, LANGUAGES, preferredLanguage, type Language } from '../lib/language/languages'
import { browserStorage } from '../lib/storage/browser-storage'

const STORAGE_KEY = 'scope-console.language'

type LanguageValue = { language: Language; tag: string; setLanguage: (language: Language) => void }
const LanguageContext = createContext<LanguageValue | null>(null)

function initialLanguage(): Language {
  const stored = browserStorage.get(STORAGE_KEY)
  if (stored !== null && isLanguage(stored)) return stored
  return preferredLanguage(navigator.languages)
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(initialLanguage)
  const { tag } = LANGUAGES[language]
  useEffect(() => {
    document.documentElement.lang = tag
    browserStorage.set(STORAGE_KEY, language)
  }, [language, tag])
  // Before the effects of the screens: what they ask for is drawn with these formats.
  useLayoutEffect(() => makeFormatsAhead(language), [language])
  const value = useMemo(() => ({ language, tag, setLanguage }), [language, tag])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

export function useLanguage(): LanguageValue {
  const value = useContext(LanguageContext)
  if (!value) throw new Error('useLanguage needs a LanguageProvider above it')
  return value
}

/** How the language that is chosen writes a number that stands alone. */
export const useNumber = () => formatsIn(useLanguage().language).number

/** The texts of a catalogue in the language that is chosen. */
export function useTexts<T>(texts: Texts<T>): T {
  return texts[useLanguage().language]
}
