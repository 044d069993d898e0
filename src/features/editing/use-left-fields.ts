import { useCallback, useRef, useState, type FocusEvent } from 'react'
import { fieldId } from './content-path'
import { JSON_FIELD } from './json-text'
import { isHidden, type Problem } from './problems'

/**
 * Of which fields the problems are shown: of those that the person has left, and of all once they asked for the review.
 * Nobody has made a mistake in a field that they are still filling in.
 * @param all every field counts as left: the form begins with a draft, which the person has left once
 */
export function useLeftFields(all: boolean) {
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(all ? [JSON_FIELD] : []))
  /** Resolves when the button of the mouse is up again: a problem that appears before would move what is being pressed. */
  const pressEnd = useRef(Promise.resolve())
  const add = (id: string) => setLeft((old) => (old.has(id) ? old : new Set([...old, id])))
  return {
    isShown: useCallback((problem: Problem) => isHidden(problem) || isLeft(left, problem), [left]),
    showAll: () => add(JSON_FIELD),
    onPointerDownCapture: () => {
      pressEnd.current = new Promise((resolve) => {
        const over = new AbortController()
        const end = () => {
          over.abort()
          // The click follows in the same task.
          setTimeout(resolve)
        }
        window.addEventListener('pointerup', end, over)
        window.addEventListener('pointercancel', end, over)
      })
    },
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      // When the editor replaces its plain field, the focus moves between two elements of one id. The person has left no field.
      if (relatedTarget?.id === target.id) return
      // The checkbox of an optional part has its id; whoever has just checked it has left none of its fields.
      if (!target.id || target.getAttribute('type') === 'checkbox') return
      void pressEnd.current.then(() => add(target.id))
    },
  }
}

/** Whether the person has left the field of a problem, one in it or the one around it; the JSON holds all of them. */
export function isLeft(left: ReadonlySet<string>, { path }: Problem): boolean {
  if (left.has(JSON_FIELD)) return true
  if (path.some((_, at) => left.has(fieldId(path.slice(0, at + 1))))) return true
  const within = `${fieldId(path)}-`
  return [...left].some((id) => id.startsWith(within))
}
