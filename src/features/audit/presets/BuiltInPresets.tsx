import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { CopyButton } from '../../../components/CopyButton'
import { useTexts } from '../../../ui/language'
import { presetRow } from './OwnPreset'
import { BUILT_IN } from './presets'
import { presetsTexts } from './presets-texts'

type Props = { onApply: (query: string) => void; linkOf: (query: string) => string }

/** Filters that everybody has; one of them asks for a request id. */
export function BuiltInPresets({ onApply, linkOf }: Props) {
  const t = useTexts(presetsTexts)
  const requestId = useId()
  const presetId = useId()
  const [request, setRequest] = useState('')
  const builtIn = [
    { key: 'denied', label: t.denied, of: BUILT_IN.denied },
    { key: 'prompts', label: t.prompts, of: BUILT_IN.prompts },
    { key: 'refusals', label: t.promptRefusals, of: BUILT_IN.promptRefusals },
    { key: 'grants', label: t.grants, of: BUILT_IN.grants },
  ]
  return (
    <>
      <Typography component="h3" variant="h3" sx={{ mb: 0.5 }}>
        {t.forAll}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {builtIn.map(({ key, label, of }) => (
          <Box component="li" key={key} sx={presetRow}>
            <Button
              id={`${presetId}-${key}`}
              variant="outlined"
              onClick={() => onApply(of)}
              sx={{ mr: 'auto' }}
            >
              {label}
            </Button>
            <Box role="group" aria-labelledby={`${presetId}-${key}`}>
              <CopyButton value={linkOf(of)} what={t.link} label={t.copyLink} />
            </Box>
          </Box>
        ))}
      </Box>
      <Typography component="h4" variant="body2" sx={{ fontWeight: 600, mt: 2, mb: 0.5 }}>
        {t.request}
      </Typography>
      <Box
        component="form"
        sx={{ display: 'flex', gap: 1, pt: 0.75 }}
        onSubmit={(event) => {
          event.preventDefault()
          if (request.trim() !== '') onApply(BUILT_IN.request(request.trim()))
        }}
      >
        <TextField
          id={requestId}
          label={t.requestId}
          value={request}
          onChange={(event) => setRequest(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 256, autoComplete: 'off', spellCheck: false } }}
          sx={{ flex: 1 }}
        />
        <Button type="submit" variant="outlined">
          {t.show}
        </Button>
      </Box>
    </>
  )
}
