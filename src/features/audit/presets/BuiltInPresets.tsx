import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTexts } from '../../../ui/language'
import { BUILT_IN } from './presets'
import { presetsTexts } from './presets-texts'

/** Filters that everybody has; one of them asks for a request id. */
export function BuiltInPresets({ onApply }: { onApply: (query: string) => void }) {
  const t = useTexts(presetsTexts)
  const requestId = useId()
  const [request, setRequest] = useState('')
  const builtIn = [
    { label: t.denied, of: BUILT_IN.denied },
    { label: t.prompts, of: BUILT_IN.prompts },
    { label: t.promptRefusals, of: BUILT_IN.promptRefusals },
    { label: t.grants, of: BUILT_IN.grants },
  ]
  return (
    <>
      <Typography component="h3" variant="h3" sx={{ mb: 0.5 }}>
        {t.forAll}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {builtIn.map(({ label, of }) => (
          <Button key={label} variant="outlined" onClick={() => onApply(of)}>
            {label}
          </Button>
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
