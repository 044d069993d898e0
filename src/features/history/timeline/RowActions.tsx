import { ReasonedButton } from '../../../components/ReasonedButton'

import { useTexts } from '../../../ui/language'
import { Tip } from '../../../ui/Tip'
import { COMPARE_ICON, RESTORE_ICON } from './row-icons'
import { timelineTexts } from './timeline-texts'

/** What can be done with a revision of the list. */
export type RevisionAct = 'change' | 'range' | 'from' | 'to' | 'head' | 'restore'

type Props = {
  revision: number
  isHead: boolean
  isFrom: boolean
  isTo: boolean
  tabIndex: 0 | -1
  /** Why "Restore revision K…" can't be used; null when it can. */
  restoreReason: string | null
  onAct: (act: RevisionAct, revision: number) => void
}

/** What can be done with a revision. Always there for the keyboard and for screen readers; `TimelineGrid` says when it is in sight. */
export function RowActions(props: Props) {
  const { revision, tabIndex, onAct } = props
  const t = useTexts(timelineTexts)
  const end = (which: 'from' | 'to', chosen: boolean) => (
    <button
      type="button"
      className="end"
      tabIndex={tabIndex}
      aria-pressed={chosen}
      aria-label={which === 'from' ? t.chooseFrom(revision) : t.chooseTo(revision)}
      onClick={() => onAct(which, revision)}
    >
      {which === 'from' ? t.from : t.to}
    </button>
  )
  return (
    <span className="actions">
      {end('from', props.isFrom)}
      {end('to', props.isTo)}
      {!props.isHead && (
        <>
          <Tip title={t.compareWithHead}>
            <button
              type="button"
              tabIndex={tabIndex}
              aria-label={t.compareWithHead}
              onClick={() => onAct('head', revision)}
            >
              {COMPARE_ICON}
            </button>
          </Tip>
          {/* Why it can't be used is told by the button itself. */}
          <Tip title={props.restoreReason === null ? t.restore(revision) : null}>
            <ReasonedButton
              variant="text"
              tabIndex={tabIndex}
              aria-label={t.restore(revision)}
              disabledReason={props.restoreReason}
              onClick={() => onAct('restore', revision)}
            >
              {RESTORE_ICON}
            </ReasonedButton>
          </Tip>
        </>
      )}
    </span>
  )
}
