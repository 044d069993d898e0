import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useRef, useState } from 'react'
import { countCharacters } from '../../api/contract/characters'
import { sameJson } from '../../lib/diff/canonical-json'
import { exactJson } from '../../lib/json/exact-json'
import { repeatedKey } from '../../lib/json/parse-exact-json'
import { jsonFault } from '../../lib/json/json-fault'
import { useTexts } from '../../ui/language'
import { HiddenNote } from '../../ui/marked/HiddenNote'
import { fonts } from '../../ui/tokens'
import { FieldFrame } from './fields/FieldFrame'
import { useEditing } from './editing-context'
import { parsedContent } from './parsed-content'
import { problemTexts } from './problem-texts'
import { editTexts } from './texts'

/** UTF-16 units: more than any family's content takes, less than what stops a page. */
const MOST = 2_000_000

/** The whole content as JSON, as it is sent. Text that is not JSON yet is kept, and told by line and column. */
export function JsonEditor() {
  const t = useTexts(editTexts)
  const p = useTexts(problemTexts)
  const { content, unparsed, dispatch } = useEditing()
  /** As it was typed, as long as it says what the content holds: its own spaces and order stay. */
  const [typed, setTyped] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const kept = unparsed['']
  const same = typed !== null && sameJson(parsedContent(typed), content)
  const text = kept ?? (same ? typed : exactJson(content, 2))
  const repeated = kept === undefined ? null : repeatedKey(kept)
  const fault = kept === undefined ? null : (repeated ?? jsonFault(kept))
  const refuse = (count: number) => setRefused(p.refusedPaste(count, MOST))
  const take = (next: string) => {
    if (next.length > MOST && next.length > text.length) return refuse(countCharacters(next))
    setRefused(null)
    setTyped(next)
    const found = parsedContent(next)
    if (found) dispatch({ type: 'set', path: [], value: found })
    else dispatch({ type: 'unparsed', path: [], text: next })
  }
  const go = () => {
    const field = area.current
    if (!field || !fault) return
    field.focus()
    field.setSelectionRange(fault.offset, Math.min(fault.offset + 1, text.length))
  }
  return (
    <FieldFrame
      id="field-json"
      label={t.jsonLabel}
      below={
        <Box id="field-json-notes" sx={{ fontSize: '0.75rem', display: 'grid', gap: 0.25 }}>
          {refused && (
            <Box component="span" role="alert" sx={{ color: 'error.main' }}>
              {refused}
            </Box>
          )}
          {kept !== undefined && (
            <Box component="span" sx={{ color: 'error.main' }}>
              {p.error}:{' '}
              {repeated
                ? p.repeatedKey(repeated.key, repeated.line, repeated.column)
                : fault
                  ? p.json(fault.line, fault.column)
                  : t.jsonObject}
              {fault && (
                <Button
                  variant="text"
                  color="inherit"
                  onClick={go}
                  sx={{ minHeight: 24, ml: 1, px: 1, py: 0, textDecoration: 'underline' }}
                >
                  {t.goThere}
                </Button>
              )}
            </Box>
          )}
          <HiddenNote id="field-json" label={t.jsonLabel} text={text} />
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t.jsonHelp}
          </Box>
        </Box>
      }
    >
      <OutlinedInput
        id="field-json"
        size="small"
        fullWidth
        multiline
        rows={26}
        value={text}
        inputRef={area}
        error={kept !== undefined}
        onChange={(event) => take(event.target.value)}
        onPaste={(event) => {
          const { length } = event.clipboardData.getData('text/plain')
          if (length <= MOST) return
          event.preventDefault()
          refuse(text.length + length)
        }}
        slotProps={{
          input: {
            'aria-describedby': 'field-json-notes',
            spellCheck: false,
            style: {
              fontFamily: fonts.mono,
              fontSize: '0.8125rem',
              lineHeight: 1.5,
              resize: 'vertical',
              scrollMarginBottom: 96,
            },
          },
        }}
        sx={{ bgcolor: 'background.paper' }}
      />
    </FieldFrame>
  )
}
