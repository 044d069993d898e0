import InputBase from '@mui/material/InputBase'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import type { Path } from '../../../api/contract/content-bounds'
import { TYPED_DEPTH_MAX } from '../../../commit/edit-drafts'
import { sameJson } from '../../../lib/diff/canonical-json'
import { exactJson } from '../../../lib/json/exact-json'
import { readExactJson } from '../../../lib/json/parse-exact-json'
import { cutAt } from '../../../lib/text/cut-text'
import { withLineEndsOf } from '../../../lib/text/text-faults'
import { fieldTexts } from '../../../components/diff/field-texts'
import { useTexts } from '../../../ui/language'
import { LongText } from '../../../ui/long-text/LongText'
import { fonts } from '../../../ui/tokens'
import { fieldId } from '../content-path'
import { useField, useProblemsWithin } from '../editing-context'
import { problemTexts } from '../problem-texts'
import { editTexts } from '../texts'
import { FieldFrame, labelId } from './FieldFrame'
import { FieldNotes } from './FieldNotes'
import { IN_A_FIELD } from './in-a-field'

/** UTF-16 units, four times what the largest demonstration may take. */
const MOST = 262_144

/** Lines that are in sight. */
const ROWS = 8

const pretty = (value: unknown) => exactJson(value, 2) ?? ''

/** A value of any kind: a text as a text, everything else as JSON. */
export function JsonInput({ path }: { path: Path }) {
  const t = useTexts(editTexts)
  const { names } = useTexts(fieldTexts)
  const p = useTexts(problemTexts)
  const { value, unparsed, set, dispatch } = useField(path)
  const problems = useProblemsWithin(path)
  const [asJson, setAsJson] = useState(typeof value !== 'string')
  /** The JSON as it was typed, as long as it says what the content holds. */
  const [typed, setTyped] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const id = fieldId(path)
  const name = String(path.at(-1))
  const label = names[name] ?? name
  const json = asJson || typeof value !== 'string'
  const same = typed !== null && sameJson(readExactJson(typed, TYPED_DEPTH_MAX)?.value, value)
  const text = !json ? String(value) : (unparsed ?? (same ? typed : pretty(value)))
  // Not while somebody types: the focus would be lost.
  const [isLong] = useState(() => cutAt(text, IN_A_FIELD) < text.length)
  const take = (next: string) => {
    if (next.length > MOST && next.length > text.length) {
      setRefused(p.refusedPaste(next.length, MOST))
      return
    }
    setRefused(null)
    if (!json) {
      set(withLineEndsOf(text, next))
      return
    }
    setTyped(next)
    const found = readExactJson(next, TYPED_DEPTH_MAX)
    if (found) set(found.value)
    else dispatch({ type: 'unparsed', path, text: next })
  }
  const changeFormat = (format: string) => {
    setTyped(null)
    setAsJson(format === 'json')
    // What is on screen stays what it is: JSON that becomes a text is that text.
    if (format === 'text' && typeof value !== 'string') set(text)
    else if (unparsed !== null) set(unparsed)
  }
  const invalid = problems.some(({ severity }) => severity === 'error')
  return (
    <FieldFrame
      id={id}
      label={label}
      action={
        <NativeSelect
          value={json ? 'json' : 'text'}
          onChange={(event) => changeFormat(event.target.value)}
          input={<InputBase />}
          inputProps={{ 'aria-label': t.formatOf(label) }}
          sx={{ fontSize: '0.75rem' }}
        >
          <option value="text">{t.asText}</option>
          <option value="json">{t.asJson}</option>
        </NativeSelect>
      }
      below={<FieldNotes id={id} label={label} problems={problems} refused={refused} />}
    >
      {isLong ? (
        <LongText
          id={id}
          labelledBy={labelId(id)}
          describedBy={`${id}-notes`}
          text={text}
          onText={take}
          most={MOST}
          onRefused={(length) => setRefused(p.refusedPaste(length, MOST))}
          invalid={invalid}
          mono
          rows={ROWS}
        />
      ) : (
        <OutlinedInput
          id={id}
          size="small"
          fullWidth
          multiline
          // MUI's own element measures its whole text at every key, for a height that does not change.
          inputComponent="textarea"
          value={text}
          error={invalid}
          onChange={(event) => take(event.target.value)}
          onPaste={(event) => {
            const { length } = event.clipboardData.getData('text/plain')
            if (length <= MOST) return
            event.preventDefault()
            setRefused(p.refusedPaste(text.length + length, MOST))
          }}
          slotProps={{
            input: {
              'aria-describedby': `${id}-notes`,
              spellCheck: !json,
              ...{ rows: ROWS },
              style: {
                fontFamily: fonts.mono,
                fontSize: '0.8125rem',
                lineHeight: 1.5,
                scrollMarginBottom: 96,
                resize: 'vertical',
              },
            },
          }}
          sx={{ bgcolor: 'background.paper' }}
        />
      )}
    </FieldFrame>
  )
}
