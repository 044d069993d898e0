import { selectNextHidden } from '../../ui/marked/select-hidden'
import { fieldId } from './content-path'
import type { EditTab } from './EditViews'
import { focusField } from './focus-field'
import type { Problem } from './problems'

const focusJson = () => document.getElementById('field-json')?.focus()

/** Gives the focus to where a problem can be mended, in the other view where it can't be in this one. */
export function goToProblem({ path, kind }: Problem, tab: EditTab, onTab: (tab: EditTab) => void) {
  if (tab === 'json') focusJson()
  else if (path.length === 0 && kind === 'json') {
    onTab('json')
    requestAnimationFrame(focusJson)
  } else focusField(path)
}

/** Marks the next hidden character of a field. */
export const selectHiddenOf = ({ path }: Problem, tab: EditTab) =>
  selectNextHidden(tab === 'json' ? 'field-json' : fieldId(path))
