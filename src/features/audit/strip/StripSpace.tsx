import Box from '@mui/material/Box'
import { STRIP } from './strip-layout'

/** Keeps the room of the strip while its code loads, so that the list below does not move. */
export const StripSpace = () => <Box aria-hidden="true" sx={STRIP} />
