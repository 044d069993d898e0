import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useId } from 'react'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { Tip } from '../ui/Tip'

type Props = Omit<ButtonProps, 'disabled'> & {
  /** Why it can't be used now, or null when it can. */
  disabledReason: string | null
  /** What a press comes to when it can't be used: it leads to the reason. Without it, to nothing. */
  onRefused?: (() => void) | undefined
}

/**
 * A button that, when it can't be used, stays reachable and says why to everyone: in the tooltip and as its
 * accessible description (screens §5). `disabled` would take it out of the tab order and hide the reason.
 */
export function ReasonedButton({ disabledReason, onRefused, onClick, sx, ...rest }: Props) {
  const reasonId = useId()
  const blocked = disabledReason !== null
  // One tree for both: a button that is being checked while it has the focus keeps it when the answer comes.
  return (
    <Tip title={disabledReason}>
      <Button
        {...rest}
        onClick={blocked ? onRefused : onClick}
        aria-disabled={blocked || undefined}
        aria-describedby={blocked ? reasonId : undefined}
        sx={{ ...sx, ...(blocked && { opacity: 0.62, cursor: 'not-allowed' }) }}
      />
      {blocked && (
        <Box component="span" id={reasonId} sx={visuallyHidden}>
          {disabledReason}
        </Box>
      )}
    </Tip>
  )
}
