import { selectNextHidden } from '../../ui/marked/select-hidden'
import { fieldId } from './content-path'
import type { EditTab } from './EditViews'
import { focusField } from './focus-field'
import { goInJson, JSON_FIELD } from './json-text'
import type { Problem } from './problems'

/** Gives the focus to where a problem can be mended, in the other view where it can't be in this one. */
export function goToProblem(problem: Problem, tab: EditTab, onTab: (tab: EditTab) => void) {
  const { path, kind } = problem
  if (tab === 'json') goInJson(problem)
  else if (path.length === 0 && kind === 'json') {
    onTab('json')
    requestAnimationFrame(() => goInJson(problem))
  } else focusField(path)
}

/** Marks the next hidden character of a field. */
export const selectHiddenOf = ({ path }: Problem, tab: EditTab) =>
  selectNextHidden(tab === 'json' ? JSON_FIELD : fieldId(path))
