import Button, { type ButtonProps } from '@mui/material/Button'
import { Link as RouterLink } from 'react-router'
import { ReasonedButton } from './ReasonedButton'

type Props = {
  to: string
  /** Why it would lead to nothing but a refusal, or null. */
  disabledReason: string | null
  variant: NonNullable<ButtonProps['variant']>
  children: string
}

/** A link that looks like a button. Where it would lead to a refusal, a disabled button stands in its place and says why (screens §5). */
export function ReasonedLink({ to, disabledReason, variant, children }: Props) {
  return disabledReason === null ? (
    <Button component={RouterLink} to={to} variant={variant}>
      {children}
    </Button>
  ) : (
    <ReasonedButton variant={variant} disabledReason={disabledReason}>
      {children}
    </ReasonedButton>
  )
}
