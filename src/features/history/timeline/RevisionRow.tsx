import { memo, useId } from 'react'
import type { ArtifactItem } from '../../../api/contract/artifacts'
import { ModeChip } from '../../../components/ModeChip'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { useTexts } from '../../../ui/language'
import { RecordedFacts } from './RecordedFacts'
import { timelineTexts } from './timeline-texts'

/** What can be done with a revision of the list. */
export type RevisionAct = 'change' | 'range' | 'from' | 'to' | 'head' | 'restore'

type Props = {
  revision: number
  /** Null while it is not loaded; its number is known all the same. */
  item: ArtifactItem | null
  index: number
  count: number
  /** Pixels below the start of the list. */
  top: number
  /** Pixels that the lines at the left take. */
  gutter: number
  isHead: boolean
  mode: string | null
  sameAs: number | null
  isFrom: boolean
  isTo: boolean
  /** The one row that Tab reaches, with its buttons. */
  tabbable: boolean
  /** Why "Restore revision K…" can't be used; null when it can. */
  restoreReason: string | null
  onAct: (act: RevisionAct, revision: number) => void
  onJump: (revision: number) => void
  measure: (row: HTMLElement | null) => void
}

/** One revision: what is recorded of it, whether it is an end of the comparison, and what can be done with it. */
export const RevisionRow = memo(function RevisionRow(props: Props) {
  const { revision, item, index, isHead, mode, sameAs, isFrom, isTo, onAct } = props
  const t = useTexts(timelineTexts)
  const factsId = useId()
  const tabIndex = props.tabbable ? 0 : -1
  const end = (which: 'from' | 'to', chosen: boolean) => (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-pressed={chosen}
      aria-label={which === 'from' ? t.chooseFrom(revision) : t.chooseTo(revision)}
      onClick={() => onAct(which, revision)}
    >
      {which === 'from' ? t.from : t.to}
    </button>
  )
  return (
    <li
      ref={props.measure}
      className={isFrom || isTo ? 'row chosen' : 'row'}
      aria-label={t.revision(revision)}
      aria-describedby={`${factsId}-what ${factsId}-why`}
      aria-posinset={index + 1}
      aria-setsize={props.count}
      tabIndex={tabIndex}
      data-index={index}
      data-revision={revision}
      style={{ transform: `translateY(${props.top}px)`, paddingLeft: props.gutter }}
    >
      <div className="line">
        <strong className="number">r{revision}</strong>
        <span className="what" id={`${factsId}-what`}>
          {isHead && <span className="head">{t.head}</span>}
          {mode && <ModeChip mode={mode} />}
          {item === null && <span className="when">{t.notLoaded}</span>}
        </span>
        <span className="ends">
          {end('from', isFrom)}
          {end('to', isTo)}
        </span>
      </div>
      {item && (
        <RecordedFacts
          id={`${factsId}-why`}
          item={item}
          sameAs={sameAs}
          tabIndex={tabIndex}
          onJump={props.onJump}
        />
      )}
      {!isHead && (
        <div className="actions">
          <button type="button" tabIndex={tabIndex} onClick={() => onAct('head', revision)}>
            {t.compareWithHead}
          </button>
          <ReasonedButton
            variant="text"
            tabIndex={tabIndex}
            disabledReason={props.restoreReason}
            onClick={() => onAct('restore', revision)}
          >
            {t.restore(revision)}
          </ReasonedButton>
        </div>
      )}
    </li>
  )
})
