import Box from '@mui/material/Box'
import { useEffect, useId, useRef, type ChangeEvent } from 'react'
import { useSearchParams } from 'react-router'
import { withParams } from '../../routing/search-params'
import { useTexts } from '../../ui/language'
import { SCOPE_SEARCH_MAX } from './scopes-search-param'
import { scopesTexts } from './texts'

/**
 * The search box; what is typed becomes the address's `q`, replaced letter by letter. The field keeps its own
 * text: the router takes up an address after the keystroke, and a field bound to it would move the caret.
 */
export function ScopesSearch({ hint }: { hint: string }) {
  const t = useTexts(scopesTexts)
  const hintId = useId()
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
        placeholder={t.searchScopes}
        defaultValue={q}
        onChange={(event: ChangeEvent<HTMLInputElement>) =>
          setParams((now) => withParams(now, { q: event.target.value }), { replace: true })
        }
        aria-label={t.searchScopes}
        aria-describedby={hintId}
        maxLength={SCOPE_SEARCH_MAX}
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
      <Box id={hintId} sx={{ mt: 0.25, fontSize: '0.75rem', color: 'text.secondary' }}>
        {hint}
      </Box>
    </Box>
  )
}
