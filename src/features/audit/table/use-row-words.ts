import { useMemo } from 'react'
import { useNames } from '../../../names/use-names'
import { useTexts } from '../../../ui/language'
import { auditTexts } from '../texts'
import type { RowWords } from './cell-fields'

/** The words of the cells; the same object until the language or a name changes. */
export function useRowWords(): RowWords {
  const t = useTexts(auditTexts)
  const names = useNames()
  return useMemo(
    () => ({
      allowed: t.allowed,
      denied: t.denied,
      server: t.server,
      scope: t.scope,
      prompt: t.prompt,
      someOf: t.someOf,
      names,
    }),
    [t, names],
  )
}
