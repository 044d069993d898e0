import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '../language'
import type { Begin, Editor } from './editor'
import type { Place } from './faulty-places'
import { addEditor } from './open-texts'

type Code = { beginEditor: (begin: Begin) => Editor }

/** Once it is there, later fields begin as editors. */
let code: Code | null = null
const load = async () => (code ??= await import('./editor'))

type Options = Pick<Begin, 'attributes' | 'onText' | 'accepts'> & {
  id: string
  text: string
  faults: readonly Place[]
}

/**
 * Puts an editor into `room` in place of the plain field as soon as its code has come: in one task, with what the field
 * holds, its selection and its focus, and never while characters are composed in it. So no key is lost.
 * @returns `editor` is null while the plain field is there; `isLate` says that the editor's code could not be loaded
 */
export function useEditor(
  room: RefObject<HTMLElement | null>,
  plain: RefObject<HTMLTextAreaElement | null>,
  { id, text, attributes, faults, onText, accepts }: Options,
): { editor: Editor | null; isLate: boolean } {
  const { language } = useLanguage()
  const [editor, setEditor] = useState<Editor | null>(null)
  const [isLate, setIsLate] = useState(false)
  const composing = useRef(false)
  const ended = useEffectEvent((next: string) => {
    // As of a browser's own field, the form knows of a key before the next one comes.
    flushSync(() => onText(next))
  })
  const mayBecome = useEffectEvent((length: number, before: number) => accepts(length, before))
  const begin = useEffectEvent(({ beginEditor }: Code): Editor | null => {
    const parent = room.current
    const field = plain.current
    if (!parent || !field) return null
    const { value, selectionStart: start, selectionEnd: end, selectionDirection } = field
    const backward = selectionDirection === 'backward'
    const { activeElement } = field.ownerDocument
    return beginEditor({
      parent,
      // A read-only field holds the beginning of the text only.
      text: field.readOnly ? text : value,
      anchor: backward ? end : start,
      head: backward ? start : end,
      scrollTop: field.scrollTop,
      focused: activeElement === field,
      attributes,
      language,
      onText: (next) => ended(next),
      accepts: (length, before) => mayBecome(length, before),
    })
  })
  useLayoutEffect(() => {
    let made: Editor | null = null
    let over = false
    const start = (loaded: Code) => {
      if (over || made) return
      made = begin(loaded)
      setEditor(made)
    }
    const startAtRest = (loaded: Code) => {
      if (!composing.current) return flushSync(() => start(loaded))
      plain.current?.addEventListener(
        'compositionend',
        // What was composed reaches the field with an event that comes after this one in some browsers.
        () => setTimeout(() => startAtRest(loaded)),
        { once: true },
      )
    }
    if (code) start(code)
    else {
      // Without the editor's code the plain field stays, which takes the same text.
      load().then(startAtRest, () => setIsLate(true))
    }
    return () => {
      over = true
      made?.destroy()
      setEditor(null)
    }
  }, [plain])
  useEffect(() => {
    const field = plain.current
    if (!field || editor) return
    const begins = () => (composing.current = true)
    const ends = () => (composing.current = false)
    field.addEventListener('compositionstart', begins)
    field.addEventListener('compositionend', ends)
    return () => {
      field.removeEventListener('compositionstart', begins)
      field.removeEventListener('compositionend', ends)
    }
  }, [editor, plain])
  useLayoutEffect(() => (editor ? addEditor(id, editor) : undefined), [editor, id])
  useLayoutEffect(() => editor?.setText(text), [editor, text])
  useLayoutEffect(() => editor?.setAttributes(attributes), [editor, attributes])
  useLayoutEffect(() => editor?.setFaults(faults), [editor, faults])
  useLayoutEffect(() => editor?.setLanguage(language), [editor, language])
  useLayoutEffect(() => editor?.layOut(), [editor])
  return { editor, isLate }
}
