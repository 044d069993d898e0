import { useState } from 'react'
import type { Path } from '../../../api/contract/content-bounds'
import { countCharacters } from '../../../api/contract/characters'
import { fieldTexts } from '../../../components/diff/field-texts'
import { familyWords, wordsOf } from '../../../families/words'
import { own } from '../../../lib/json/own'
import { withLineEndsOf } from '../../../lib/text/text-faults'
import { useTexts } from '../../../ui/language'
import { useField } from '../editing-context'
import { problemTexts } from '../problem-texts'
import { editTexts } from '../texts'

/**
 * How far beyond its bound a field may be filled: enough to paste a text and shorten it here, too little for a
 * paste by mistake to stop the page.
 */
const OVERFILL = 4
/** For a field without a bound in characters. */
const UNBOUNDED_MAX = 1_000_000
/** The part of its bound from which a field says how full it is. */
const NEARLY_FULL = 0.8

export type TextFieldProps = {
  path: Path
  label?: string
  /** Characters, where the service takes fewer than its schema says. */
  most?: number
  /** Null: an emptied field becomes null. Without it, an empty text. */
  empty?: null
  /** Digits are taken for a number. */
  numeric?: boolean
}

/** A text of the content: what its field shows and says, and what becomes of what is typed. */
export function useTextField({ path, label, most, empty, numeric = false }: TextFieldProps) {
  const t = useTexts(editTexts)
  const { names } = useTexts(fieldTexts)
  const p = useTexts(problemTexts)
  const field = useField(path)
  const { value, problems, family } = field
  const { help } = wordsOf(useTexts(familyWords), family)
  const max = most ?? field.max
  const [refused, setRefused] = useState<string | null>(null)
  const name = String(path.findLast((step) => typeof step === 'string') ?? '')
  const text =
    typeof value === 'string' ? value : value === null || value === undefined ? '' : String(value)
  const count = max === null ? 0 : countCharacters(text)
  return {
    words: label ?? names[name] ?? name,
    text,
    problems,
    help: own(help ?? {}, path.join('.')),
    refused,
    counter:
      max === null || count < max * NEARLY_FULL
        ? null
        : { text: t.charactersOf(count, max), over: count > max },
    /** UTF-16 units that the field takes. */
    limit: (max ?? UNBOUNDED_MAX) * (max === null ? 1 : OVERFILL),
    refuse: (length: number) => setRefused(p.refusedPaste(length, max ?? UNBOUNDED_MAX)),
    take: (typed: string) => {
      setRefused(null)
      const next = withLineEndsOf(text, typed)
      field.set(
        next === '' && empty === null
          ? null
          : numeric && /^\d{1,15}$/.test(next)
            ? Number(next)
            : next,
      )
    },
  }
}
