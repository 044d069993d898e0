import type { ArtifactItem } from '../../../api/contract/artifacts'
import { TimeText } from '../../../components/TimeText'
import { useTexts } from '../../../ui/language'
import { timelineTexts } from './timeline-texts'

type Props = {
  id: string
  item: ArtifactItem
  /** The revision with the same content. */
  sameAs: number | null
  tabIndex: 0 | -1
  onJump: (revision: number) => void
}

/** When, by whom, why and from which other revision one was committed; nothing where nothing of it is recorded. */
export function RecordedFacts({ id, item, sameAs, tabIndex, onJump }: Props) {
  const t = useTexts(timelineTexts)
  const { created_at: at, created_by: by, restored_from_revision: origin, reason } = item
  if (!at && !by && !reason && !origin && sameAs === null) return null
  return (
    <div className="facts" id={id}>
      {(at || by) && (
        <div className="when">
          {at && <TimeText instant={at} />}
          {at && by && ' · '}
          {by && t.by(by.id)}
        </div>
      )}
      {reason && <div className="reason">{reason}</div>}
      {(origin || sameAs !== null) && (
        <div className="links">
          {origin && (
            <button
              type="button"
              tabIndex={tabIndex}
              className="restored"
              onClick={() => onJump(origin)}
            >
              <span aria-hidden="true">↶ </span>
              {t.restoredFrom(origin)}
            </button>
          )}
          {sameAs !== null && (
            <button type="button" tabIndex={tabIndex} onClick={() => onJump(sameAs)}>
              <span aria-hidden="true">≡ </span>
              {t.sameContent(sameAs)}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
