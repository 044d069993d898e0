import { useEffect, useState } from 'react'
import { selectNextHidden } from '../../ui/marked/select-hidden'
import { fieldId } from './content-path'
import type { EditTab } from './EditViews'
import { focusField } from './focus-field'
import { goInJson, JSON_FIELD } from './json-text'
import type { Problem } from './problems'

/**
 * Gives the focus to where a problem can be mended, in the other view where it can't be in this one.
 * @returns does that for a problem
 */
export function useGoToProblem(tab: EditTab, onTab: (tab: EditTab) => void) {
  /** What the JSON is opened for. */
  const [awaited, setAwaited] = useState<Problem | null>(null)
  useEffect(() => {
    if (tab !== 'json' || !awaited) return
    // By the next frame the editor has taken the place of its plain field, which would take the focus with it.
    const frame = requestAnimationFrame(() => {
      goInJson(awaited)
      setAwaited(null)
    })
    return () => cancelAnimationFrame(frame)
  }, [tab, awaited])
  return (problem: Problem) => {
    const { path, kind } = problem
    if (tab === 'json') goInJson(problem)
    else if (path.length === 0 && kind === 'json') {
      // The address says which view is shown, and the router changes it in its own time.
      setAwaited(problem)
      onTab('json')
    } else focusField(path)
  }
}

/** Marks the next hidden character of a field. */
export const selectHiddenOf = ({ path }: Problem, tab: EditTab) =>
  selectNextHidden(tab === 'json' ? JSON_FIELD : fieldId(path))
