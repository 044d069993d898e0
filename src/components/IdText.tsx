import visuallyHidden from '@mui/utils/visuallyHidden'
import Box from '@mui/material/Box'
import { mayHide } from '../lib/text/hidden-text'
import { Tip } from '../ui/Tip'

/** Characters kept at each end of an id that is too long for its place. */
const ENDS = 12

type Props = {
  id: string
  /** Shows the whole id, wrapped, instead of a middle ellipsis. */
  whole?: boolean
}

/** An id in the monospace stack. Cut in the middle only, with the whole of it in the tooltip and for screen readers. */
export function IdText({ id, whole = false }: Props) {
  // What hides something is not cut, lest the cut hide it.
  const long = !whole && id.length > ENDS * 2 + 4 && !mayHide(id)
  if (!long) {
    return (
      <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
        {id}
      </Box>
    )
  }
  return (
    <Tip title={id}>
      <Box component="code" sx={{ whiteSpace: 'nowrap' }}>
        <span aria-hidden="true">
          {id.slice(0, ENDS)}…{id.slice(-ENDS)}
        </span>
        <Box component="span" sx={visuallyHidden}>
          {id}
        </Box>
      </Box>
    </Tip>
  )
}
