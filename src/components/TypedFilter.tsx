import { useEffect, useId, useRef, useState } from 'react'
import { mayHide } from '../lib/text/hidden-text'
import { Field } from '../ui/Field'

type Props = {
  label: string
  /** What the address holds now, as the field shows it. */
  value: string
  /** Applied on Enter and on leaving the field, not by letter: each list is an audited call. */
  onApply: (typed: string) => void
  /** What is wrong with the text, or null. */
  faultOf?: (typed: string) => string | null
  /** What is understood of the text so far; null: nothing. */
  echoOf?: (typed: string) => string | null
  placeholder?: string
  /** Values that the browser offers while somebody types, each with the name that it shows. */
  suggestions?: readonly { value: string; label: string }[]
  width?: number | '100%'
  /** UTF-16 units. */
  maxLength?: number
}

/** A filter that is typed. When its value changes, a draft gives way to it. */
export function TypedFilter(props: Props) {
  const { label, value, onApply, faultOf, echoOf, placeholder, suggestions } = props
  const { width = 190, maxLength = 255 } = props
  const listId = useId()
  const [draft, setDraft] = useState(value)
  const [fault, setFault] = useState<string | null>(null)
  const [draftOf, setDraftOf] = useState(value)
  if (draftOf !== value) {
    setDraftOf(value)
    setDraft(value)
    setFault(null)
  }
  // The address follows a moment after Enter. A field that is left meanwhile would make a second history entry.
  const asked = useRef(value)
  useEffect(() => {
    asked.current = value
  }, [value])
  const apply = () => {
    const typed = draft.trim()
    const wrong = typed === '' ? null : (faultOf?.(typed) ?? null)
    setFault(wrong)
    if (wrong !== null || typed === asked.current) return
    asked.current = typed
    onApply(typed)
  }
  const field = (
    <Field
      label={label}
      value={draft}
      placeholder={placeholder}
      error={fault !== null}
      help={
        fault ??
        (draft.trim() === '' ? null : (echoOf?.(draft.trim()) ?? (mayHide(draft) ? draft : null)))
      }
      onChange={(typed) => {
        setDraft(typed)
        setFault(null)
      }}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // The key would also press the button that gets the focus when the panel closes.
        event.preventDefault()
        apply()
      }}
      labelAbove
      helpIsLive
      input={{
        maxLength,
        autoComplete: 'off',
        spellCheck: false,
        list: suggestions && listId,
      }}
      sx={{ width: { xs: '100%', sm: width } }}
    />
  )
  if (!suggestions) return field
  return (
    <>
      {field}
      <datalist id={listId}>
        {suggestions.map((each) => (
          <option key={`${each.value} ${each.label}`} value={each.value} label={each.label} />
        ))}
      </datalist>
    </>
  )
}
