import { PickBox } from '../selection/PickBox'
import type { PickState } from '../selection/picks'
import { LookedMark } from './LookedMark'

type Props = {
  /** RFC 3339, as the server sent it. */
  instant: string
  /** The time as the row shows it. */
  text: string
  /** Null while nothing is being selected. */
  picked: PickState | null
  /** True where the reader has opened its drawer before. */
  looked: boolean
}

/** What the first cell of a row holds: its box while rows are selected, the mark of an opened one, and its time. */
export const RowTime = ({ instant, text, picked, looked }: Props) => (
  <>
    {picked !== null && <PickBox state={picked} />}
    {looked && <LookedMark />}
    <time dateTime={instant}>{text}</time>
  </>
)
