import Typography from '@mui/material/Typography'
import { useTexts } from '../../../ui/language'
import { isReadToItsEnd, type FeedSnapshot } from '../reading/event-feed'
import { picturesTexts } from './pictures-texts'

type Props = { counting: boolean; snapshot: FeedSnapshot }

/** In place of a picture: still counting, nothing loaded yet, or a list without an event. */
export function NothingToDraw({ counting, snapshot }: Props) {
  const t = useTexts(picturesTexts)
  const nothing = isReadToItsEnd(snapshot) ? t.noEvent : t.nothing
  return <Typography role="status">{counting ? t.counting : nothing}</Typography>
}
