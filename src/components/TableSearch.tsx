import Box from '@mui/material/Box'
import { useEffect, useRef, type ChangeEvent } from 'react'
import { useSearchParams } from 'react-router'
import { withParams } from '../routing/search-params'

type Props = {
  label: string
  /** What stands in the empty field; the label unless told. */
  placeholder?: string
  /** Most characters. */
  max: number
  /** Id of what describes it. */
  describedBy?: string
}

/**
 * The search box of a table; what is typed becomes the address's `q`, replaced letter by letter. The field keeps its own
 * text: the router takes up an address after the keystroke, and a field bound to it would move the caret.
 */
export function TableSearch({ label, placeholder = label, max, describedBy }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [params, setParams] = useSearchParams()
  const q = params.get('q') ?? ''
  useEffect(() => {
    // Only an address that came from elsewhere ("Clear search", Back) is put into the field.
    if (input.current && input.current !== document.activeElement) input.current.value = q
  }, [q])
  return (
    <Box component="search" sx={{ display: 'block', maxWidth: 480 }}>
      {/* An element of its own: MUI's InputBase is 3.5 KB of the first screen, for what this field does not use. */}
      <Box
        component="input"
        type="search"
        ref={input}
        placeholder={placeholder}
        defaultValue={q}
        onChange={(event: ChangeEvent<HTMLInputElement>) =>
          setParams((now) => withParams(now, { q: event.target.value }), { replace: true })
        }
        aria-label={label}
        aria-describedby={describedBy}
        maxLength={max}
        spellCheck={false}
        autoComplete="off"
        sx={{
          display: 'block',
          width: '100%',
          height: 36,
          m: 0,
          px: 1.5,
          pt: 0,
          pb: '1px',
          font: 'inherit',
          letterSpacing: 'inherit',
          lineHeight: '1.4375em',
          color: 'text.primary',
          border: '1px solid',
          borderColor: 'line.strong',
          borderRadius: 1,
          bgcolor: 'background.paper',
          '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 0 },
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
          '&::-webkit-search-decoration': { WebkitAppearance: 'none' },
        }}
      />
    </Box>
  )
}
