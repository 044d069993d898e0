import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ReactNode } from 'react'

type Props = {
  label: string
  id: string
  /** The label is heard only: what stands above says the same. */
  unseen?: boolean
  /** Stands at the right of the label: a choice of the format. */
  action?: ReactNode
  children: ReactNode
  /** Help, problems and counter below the field. */
  below: ReactNode
}

/** Of the label of a field. */
export const labelId = (id: string) => `${id}-label`

/** A field with its label above it, where a long text does not reach it. */
export function FieldFrame({ label, id, unseen = false, action, children, below }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'end', gap: 1 }}>
        <Typography
          component="label"
          id={labelId(id)}
          htmlFor={id}
          // A browser leads from a label to its own fields only, not to an editor.
          onClick={() => document.getElementById(id)?.focus()}
          variant="body2"
          sx={unseen ? visuallyHidden : { fontWeight: 600, color: 'text.primary' }}
        >
          {label}
        </Typography>
        {action}
      </Box>
      {children}
      {below}
    </Box>
  )
}
