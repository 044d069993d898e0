import { useTexts } from '../../../ui/language'
import { auditTexts } from '../texts'
import type { PickState } from './picks'

/** The box that selects a row. Clicks and keys are the table's. */
export function PickBox({ state }: { state: PickState }) {
  const t = useTexts(auditTexts)
  return (
    <span className="pick">
      <input
        type="checkbox"
        aria-label={t.select}
        tabIndex={-1}
        readOnly
        checked={state === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some'
        }}
      />
    </span>
  )
}
