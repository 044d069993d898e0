import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import type { Path } from '../../../api/contract/content-bounds'
import { countCharacters } from '../../../api/contract/characters'
import { withLineEndsOf } from '../../../lib/text/text-faults'
import { fieldTexts } from '../../../components/diff/field-texts'
import { familyWords, wordsOf } from '../../../families/words'
import { own } from '../../../lib/json/own'
import { useTexts } from '../../../ui/language'
import { fonts } from '../../../ui/tokens'
import { fieldId } from '../content-path'
import { useField } from '../editing-context'
import { problemTexts } from '../problem-texts'
import { editTexts } from '../texts'
import { FieldFrame } from './FieldFrame'
import { FieldNotes } from './FieldNotes'

/**
 * How far beyond its bound a field may be filled: enough to paste a text and shorten it here, too little for a
 * paste by mistake to stop the page.
 */
const OVERFILL = 4
/** For a field without a bound in characters. */
const UNBOUNDED_MAX = 1_000_000

type Props = {
  path: Path
  label?: string
  /** Only heard: the item's name stands above. */
  unseen?: boolean
  /** Characters, where the service takes fewer than its schema says. */
  most?: number
  /** Lines; one line without it. */
  rows?: number
  mono?: boolean
  /** Null: an emptied field becomes null. Without it, an empty text. */
  empty?: null
  /** Digits are taken for a number. */
  numeric?: boolean
}

/** A text of the content, as it is: nothing is trimmed or changed on the way. */
export function TextInput(props: Props) {
  const { path, label, unseen = false, rows, mono = false, empty, numeric = false } = props
  const t = useTexts(editTexts)
  const { names } = useTexts(fieldTexts)
  const p = useTexts(problemTexts)
  const field = useField(path)
  const { value, problems, family } = field
  const { help } = wordsOf(useTexts(familyWords), family)
  const max = props.most ?? field.max
  const [refused, setRefused] = useState<string | null>(null)
  const id = fieldId(path)
  const name = String(path.findLast((step) => typeof step === 'string') ?? '')
  const words = label ?? names[name] ?? name
  const text =
    typeof value === 'string' ? value : value === null || value === undefined ? '' : String(value)
  const limit = (max ?? UNBOUNDED_MAX) * (max === null ? 1 : OVERFILL)
  const set = (next: string) =>
    field.set(
      next === '' && empty === null
        ? null
        : numeric && /^\d{1,15}$/.test(next)
          ? Number(next)
          : next,
    )
  const take = (typed: string) => {
    if (typed.length > limit && typed.length > text.length) {
      setRefused(p.refusedPaste(countCharacters(typed), max ?? UNBOUNDED_MAX))
      return
    }
    setRefused(null)
    set(withLineEndsOf(text, typed))
  }
  const count = max === null ? 0 : countCharacters(text)
  return (
    <FieldFrame
      id={id}
      label={words}
      unseen={unseen}
      below={
        <FieldNotes
          id={id}
          label={words}
          problems={problems}
          help={own(help ?? {}, path.join('.'))}
          refused={refused}
          counter={max === null ? null : { text: t.charactersOf(count, max), over: count > max }}
        />
      }
    >
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        value={text}
        {...(rows ? { multiline: true, rows } : {})}
        error={problems.some(({ severity }) => severity === 'error')}
        onChange={(event) => take(event.target.value)}
        onPaste={(event) => {
          const { length } = event.clipboardData.getData('text/plain')
          // Not even put in: laying out ten million characters would stop the page.
          if (length <= limit) return
          event.preventDefault()
          setRefused(p.refusedPaste(text.length + length, max ?? UNBOUNDED_MAX))
        }}
        slotProps={{
          input: {
            'aria-describedby': `${id}-notes`,
            spellCheck: !mono,
            style: {
              ...(mono ? { fontFamily: fonts.mono } : {}),
              fontSize: '0.8125rem',
              lineHeight: 1.55,
              scrollMarginBottom: 96,
              ...(rows ? { resize: 'vertical' as const } : {}),
            },
          },
        }}
        sx={{ bgcolor: 'background.paper' }}
      />
    </FieldFrame>
  )
}
