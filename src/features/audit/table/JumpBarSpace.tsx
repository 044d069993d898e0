import Box from '@mui/material/Box'
import { JUMP_BAR, JUMP_FIELD, JUMP_RANGE } from './jump-bar-layout'

/** Keeps the room of the bar of jumps while its code loads, so that the table below does not move. */
export function JumpBarSpace({ folded }: { folded: boolean }) {
  return (
    <Box aria-hidden="true" sx={JUMP_BAR}>
      {!folded && (
        <>
          <Box sx={{ ...JUMP_FIELD, height: 40 }} />
          <Box sx={{ width: 64, height: 40 }} />
        </>
      )}
      <Box sx={JUMP_RANGE} />
    </Box>
  )
}
