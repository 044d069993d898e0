import { memo, useId } from 'react'
import type { ArtifactItem } from '../../../api/contract/artifacts'
import { ModeChip } from '../../../components/ModeChip'
import { TimeText } from '../../../components/TimeText'
import { usePrincipalNames, withId } from '../../../names/use-principal-names'
import { useTexts } from '../../../ui/language'
import { RecordedFacts } from './RecordedFacts'
import { RowActions, type RevisionAct } from './RowActions'
import { hasFacts, rowHeight } from './row-height'
import { timelineTexts } from './timeline-texts'

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
  /** The time has a line of its own, with the buttons. */
  narrow: boolean
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
  const { revision, item, index, narrow, isHead, mode, sameAs, isFrom, isTo } = props
  const t = useTexts(timelineTexts)
  const id = useId()
  const { created_at: at, created_by: by, restored_from_revision: origin, reason } = item ?? {}
  const tabIndex = props.tabbable ? 0 : -1
  const nameOf = usePrincipalNames()
  const author = by && (
    <span className="by" id={`${id}-by`} title={t.by(withId(by, nameOf(by)))}>
      {t.by(nameOf(by) ?? by.id)}
    </span>
  )
  const when = (
    <span className="when" id={`${id}-when`}>
      {at && <TimeText instant={at} />}
      {item === null && t.notLoaded}
    </span>
  )
  const actions = (
    <RowActions
      {...{ revision, isHead, isFrom, isTo, tabIndex }}
      restoreReason={props.restoreReason}
      onAct={props.onAct}
    />
  )
  return (
    <li
      ref={props.measure}
      className={`row${narrow ? ' narrow' : ''}${isFrom || isTo ? ' chosen' : ''}`}
      aria-label={t.revision(revision)}
      aria-describedby={['what', 'when', 'by', 'why'].map((part) => `${id}-${part}`).join(' ')}
      aria-posinset={index + 1}
      aria-setsize={props.count}
      tabIndex={tabIndex}
      data-index={index}
      data-revision={revision}
      style={{
        transform: `translateY(${props.top}px)`,
        paddingLeft: props.gutter,
        minHeight: rowHeight(item, sameAs !== null, narrow),
      }}
    >
      <div className="line">
        <strong className="number">r{revision}</strong>
        <span className="what" id={`${id}-what`}>
          {isHead && <span className="head">{t.head}</span>}
          {mode && <ModeChip mode={mode} />}
        </span>
        <span className="middle">
          {author}
          {!narrow && actions}
        </span>
        {!narrow && when}
      </div>
      {narrow && (
        <div className="line">
          {when}
          {actions}
        </div>
      )}
      {hasFacts(item, sameAs !== null) && (
        <RecordedFacts
          id={`${id}-why`}
          origin={origin ?? null}
          sameAs={sameAs}
          reason={reason ?? null}
          tabIndex={tabIndex}
          onJump={props.onJump}
        />
      )}
    </li>
  )
})
