import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import { sameJson } from '../../lib/diff/canonical-json'
import { exactJson } from '../../lib/json/exact-json'
import { useTexts } from '../../ui/language'
import { LongText } from '../../ui/long-text/LongText'
import { longTextTexts } from '../../ui/long-text/long-text-texts'
import { HiddenNote } from '../../ui/marked/HiddenNote'
import { FieldFrame, labelId } from './fields/FieldFrame'
import { useEditing } from './editing-context'
import { goInJson, JSON_FIELD, placeFinder } from './json-text'
import { parsedContent } from './parsed-content'
import { problemTexts } from './problem-texts'
import { ProblemSummary } from './ProblemSummary'
import { editTexts } from './texts'

/** UTF-16 units: more than any family's content takes, less than what stops a page. */
const MOST = 2_000_000
/** Lines of a short one. */
const ROWS = 20
const NOTES = `${JSON_FIELD}-notes`
const PROBLEMS = `${JSON_FIELD}-problems`

/** The whole content as JSON, as it is sent. Text that is not JSON yet is kept. Each fault is marked and told by its line. */
export function JsonEditor() {
  const t = useTexts(editTexts)
  const l = useTexts(longTextTexts)
  const p = useTexts(problemTexts)
  const { content, unparsed, problems, dispatch } = useEditing()
  /** As it was typed, as long as it says what the content holds: its own spaces and order stay. */
  const [typed, setTyped] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const kept = unparsed['']
  const same = useMemo(
    () => typed !== null && sameJson(parsedContent(typed), content),
    [typed, content],
  )
  const text = kept ?? (same && typed !== null ? typed : exactJson(content, 2))
  const errors = useMemo(
    () => [...problems.values()].flat().filter(({ severity }) => severity === 'error'),
    [problems],
  )
  const find = useMemo(() => (errors.length === 0 ? null : placeFinder(text)), [errors, text])
  const faults = useMemo(() => (find ? errors.map((problem) => find(problem)) : []), [errors, find])
  const take = (next: string) => {
    setRefused(null)
    setTyped(next)
    const found = parsedContent(next)
    if (found) dispatch({ type: 'set', path: [], value: found })
    else dispatch({ type: 'unparsed', path: [], text: next })
  }
  return (
    <FieldFrame
      id={JSON_FIELD}
      label={t.jsonLabel}
      below={
        <>
          <Box id={NOTES} sx={{ fontSize: '0.75rem', display: 'grid', gap: 0.25 }}>
            {refused && (
              <Box component="span" role="alert" sx={{ color: 'error.main' }}>
                {refused}
              </Box>
            )}
            <HiddenNote id={JSON_FIELD} label={t.jsonLabel} text={text} />
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t.jsonHelp} {l.keys}
            </Box>
          </Box>
          {find && (
            <ProblemSummary
              listId={PROBLEMS}
              errors={errors}
              onGo={goInJson}
              lineOf={(problem) => find(problem).line}
            />
          )}
        </>
      }
    >
      <LongText
        id={JSON_FIELD}
        labelledBy={labelId(JSON_FIELD)}
        describedBy={`${NOTES} ${PROBLEMS}`}
        text={text}
        onText={take}
        most={MOST}
        onRefused={(length) => setRefused(p.refusedPaste(length, MOST))}
        invalid={errors.length > 0}
        mono
        rows={ROWS}
        faults={faults}
      />
    </FieldFrame>
  )
}
