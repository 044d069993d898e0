import visuallyHidden from '@mui/utils/visuallyHidden'
import Box from '@mui/material/Box'
import { cutMiddle } from '../lib/text/cut-middle'
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
  const [start, end] = whole ? [id] : cutMiddle(id, ENDS)
  if (end === undefined) {
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
          {start}…{end}
        </span>
        <Box component="span" sx={visuallyHidden}>
          {id}
        </Box>
      </Box>
    </Tip>
  )
}
