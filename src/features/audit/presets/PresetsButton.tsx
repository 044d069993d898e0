import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../ui/language'
import { auditTexts } from '../texts'

const PresetsDialog = lazy(async () => ({
  default: (await import('./PresetsDialog')).PresetsDialog,
}))

type Props = { query: string; onApply: (query: string) => void }

/** Opens the dialog "Presets". */
export function PresetsButton({ query, onApply }: Props) {
  const t = useTexts(auditTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" sx={{ minHeight: 40 }} onClick={() => setOpen(true)}>
        {t.presets}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PresetsDialog
            query={query}
            onApply={(preset) => {
              setOpen(false)
              onApply(preset)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
