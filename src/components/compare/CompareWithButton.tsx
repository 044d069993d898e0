import { lazy, useState } from 'react'
import { Opened } from '../Opened'
import type { Place } from '../../names/artifact-names'
import { useTexts } from '../../ui/language'
import { ReasonedButton } from '../ReasonedButton'
import { buttonTexts } from './button-texts'

const CompareDialog = lazy(async () => ({
  default: (await import('./CompareDialog')).CompareDialog,
}))

type Props = {
  place: Place
  /** Why there is nothing to compare, or null. */
  disabledReason?: string | null
}

/** Leads to a comparison of an Artifact with another one of its family. The dialog's code comes with the press. */
export function CompareWithButton({ place, disabledReason = null }: Props) {
  const t = useTexts(buttonTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <ReasonedButton
        variant="outlined"
        disabledReason={disabledReason}
        onClick={() => setOpen(true)}
      >
        {t.compareWith}
      </ReasonedButton>
      {open && (
        <Opened onClose={() => setOpen(false)}>
          <CompareDialog place={place} onClose={() => setOpen(false)} />
        </Opened>
      )}
    </>
  )
}
