import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { browserStorage } from '../lib/storage/browser-storage'

export const LANGUAGES = ['en', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

const STORAGE_KEY = 'scope-console.language'
const TAGS: Record<Language, string> = { en: 'en', zh: 'zh-CN' }

/** One catalogue: the same keys in each language, texts or functions that make them. */
export type Texts<T> = Record<Language, T>

/** Declares a feature's texts. The English ones give the type; a missing Chinese one does not compile. */
export function defineTexts<T>(en: T, zh: NoInfer<T>): Texts<T> {
  return { en, zh }
}

type LanguageValue = { language: Language; tag: string; setLanguage: (language: Language) => void }
const LanguageContext = createContext<LanguageValue | null>(null)

function initialLanguage(): Language {
  const stored = browserStorage.get(STORAGE_KEY)
  if (stored === 'en' || stored === 'zh') return stored
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith('zh')) &&
    !navigator.languages[0]?.toLowerCase().startsWith('en')
    ? 'zh'
    : 'en'
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(initialLanguage)
  useEffect(() => {
    document.documentElement.lang = TAGS[language]
    browserStorage.set(STORAGE_KEY, language)
  }, [language])
  const value = useMemo(() => ({ language, tag: TAGS[language], setLanguage }), [language])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

export function useLanguage(): LanguageValue {
  const value = useContext(LanguageContext)
  if (!value) throw new Error('useLanguage needs a LanguageProvider above it')
  return value
}

/** The texts of a catalogue in the language that is chosen. */
export function useTexts<T>(texts: Texts<T>): T {
  return texts[useLanguage().language]
}
