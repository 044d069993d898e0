import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useId } from 'react'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { Tip } from '../ui/Tip'

type Props = Omit<ButtonProps, 'disabled'> & {
  /** Why it can't be used now, or null when it can. */
  disabledReason: string | null
}

/**
 * A button that, when it can't be used, stays reachable and says why to everyone: in the tooltip and as its
 * accessible description (screens: Prompts). `disabled` would take it out of the tab order and hide the reason.
 */
export function ReasonedButton({ disabledReason, onClick, ...rest }: Props) {
  const reasonId = useId()
  if (disabledReason === null) return <Button {...rest} onClick={onClick} />
  return (
    <Tip title={disabledReason}>
      <>
        <Button
          {...rest}
          aria-disabled="true"
          aria-describedby={reasonId}
          sx={{ ...rest.sx, opacity: 0.62, cursor: 'not-allowed' }}
        />
        <Box component="span" id={reasonId} sx={visuallyHidden}>
          {disabledReason}
        </Box>
      </>
    </Tip>
  )
}
