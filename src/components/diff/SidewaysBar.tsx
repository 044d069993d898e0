import Box from '@mui/material/Box'
import { useTexts } from '../../ui/language'
import { diffTexts } from './texts'

type Props = {
  /** Pixels by which the longest line is longer than its column. */
  beyond: number
  onScroll: (left: number) => void
  ref: React.Ref<HTMLDivElement>
}

/** Where lines do not wrap, one scroll bar moves the text of both sides; numbers stay where they are. */
export function SidewaysBar({ beyond, onScroll, ref }: Props) {
  const t = useTexts(diffTexts)
  return (
    <Box
      ref={ref}
      role="group"
      aria-label={t.sideways}
      tabIndex={0}
      onScroll={(event) => onScroll(event.currentTarget.scrollLeft)}
      sx={{ overflowX: 'scroll', overflowY: 'hidden', flex: 'none', minHeight: 16 }}
    >
      <Box sx={{ height: '1px' }} style={{ width: `calc(100% + ${Math.max(0, beyond)}px)` }} />
    </Box>
  )
}
