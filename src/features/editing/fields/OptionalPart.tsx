import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useRef, type ReactNode } from 'react'
import type { Path } from '../../../api/contract/content-bounds'
import { fieldId } from '../content-path'
import { useField } from '../editing-context'

type Props = { path: Path; label: string; fresh: unknown; children: ReactNode }

/** A part that a content has or has not (null). Taken away and brought back, it is what it was. */
export function OptionalPart({ path, label, fresh, children }: Props) {
  const { value, set } = useField(path)
  const last = useRef<unknown>(null)
  const there = value !== null && value !== undefined
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FormControlLabel
        control={
          <Checkbox
            id={fieldId(path)}
            size="small"
            checked={there}
            onChange={(event) => {
              if (there) last.current = value
              set(event.target.checked ? (last.current ?? structuredClone(fresh)) : null)
            }}
          />
        }
        label={label}
      />
      {there && (
        <Box
          sx={{
            pl: 2,
            borderLeft: '2px solid',
            borderColor: 'line.main',
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'minmax(0, 1fr)',
          }}
        >
          {children}
        </Box>
      )}
    </Box>
  )
}
