import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTexts } from '../../../ui/language'
import { timelineTexts } from './timeline-texts'

type Props = {
  id: string
  origin: number | null
  /** The revision with the same content. */
  sameAs: number | null
  reason: string | null
  tabIndex: 0 | -1
  onJump: (revision: number) => void
}

/** One line: from which revision one was restored, which one it equals, and why it was committed. */
export function RecordedFacts({ id, origin, sameAs, reason, tabIndex, onJump }: Props) {
  const t = useTexts(timelineTexts)
  const link = (to: number, sign: string, words: string, restored: boolean) => (
    <button
      type="button"
      tabIndex={tabIndex}
      className={restored ? 'restored' : undefined}
      title={words}
      onClick={() => onJump(to)}
    >
      <span aria-hidden="true">
        {sign} r{to}
      </span>
      <span style={visuallyHidden}>{words}</span>
    </button>
  )
  return (
    <div className="facts" id={id}>
      {origin && link(origin, '↶', t.restoredFrom(origin), true)}
      {sameAs !== null && link(sameAs, '≡', t.sameContent(sameAs), false)}
      {reason && (
        <span className="reason" title={reason}>
          {reason}
        </span>
      )}
    </div>
  )
}
