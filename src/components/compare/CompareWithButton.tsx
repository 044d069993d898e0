import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import type { Place } from '../../names/artifact-names'
import { useTexts } from '../../ui/language'
import { buttonTexts } from './button-texts'

const CompareDialog = lazy(async () => ({
  default: (await import('./CompareDialog')).CompareDialog,
}))

/** Leads to a comparison of an Artifact with another one of its family. The dialog's code comes with the press. */
export function CompareWithButton({ place }: { place: Place }) {
  const t = useTexts(buttonTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t.compareWith}
      </Button>
      <Suspense fallback={null}>
        {open && <CompareDialog place={place} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
