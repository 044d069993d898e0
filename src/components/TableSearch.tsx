import Box from '@mui/material/Box'
import { useEffect, useRef, type ChangeEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useChangeSearch } from '../routing/use-change-search'

type Props = {
  label: string
  /** Shown in the empty field. Default: the label. */
  placeholder?: string
  /** The most characters that the field takes. */
  max: number
  /** Id of the element that describes the field. */
  describedBy?: string
}

/**
 * The search box of a table. Each keystroke writes the text into the address as `q`. The field keeps a text of its own,
 * because the router updates the address after the keystroke, and a field that follows it would move the caret.
 */
export function TableSearch({ label, placeholder = label, max, describedBy }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [params] = useSearchParams()
  const changeSearch = useChangeSearch()
  const q = params.get('q') ?? ''
  useEffect(() => {
    // The field takes over an address that it has not written itself: after "Clear search" or Back.
    if (input.current && input.current !== document.activeElement) input.current.value = q
  }, [q])
  return (
    <Box component="search" sx={{ display: 'block', maxWidth: 480 }}>
      {/* A plain input. MUI's InputBase would add 3.5 KB to the first screen for features that this field does not use. */}
      <Box
        component="input"
        type="search"
        ref={input}
        placeholder={placeholder}
        defaultValue={q}
        onChange={(event: ChangeEvent<HTMLInputElement>) =>
          changeSearch({ q: event.target.value }, { replace: true })
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
