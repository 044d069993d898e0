import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Suspense, useId, useState } from 'react'
import { Opened } from '../Opened'
import type { ArtifactPlace } from '../../routing/resource-param'
import { useTexts } from '../../ui/language'
import { prepared } from '../prepared'
import type { Ask } from './asks'
import { buttonTexts } from './button-texts'
import { useMissing } from './use-missing'

const { prepare, Component: Answer } = prepared(
  async () => (await import('./WhyNotAnswer')).WhyNotAnswer,
)
const { prepare: prepareDialog, Component: AnswerDialog } = prepared(
  async () => (await import('./WhyNotDialog')).WhyNotDialog,
)

export type Props = {
  /** Null: it is about the server. */
  scopeId: string | null
  /** The Artifact of that Scope whose reading was refused, if one's was: the answer leads to the access to it. */
  artifact?: ArtifactPlace | undefined
  asks: readonly Ask[]
  /** Opens below the button: inside a dialog, where another one would stand over it. */
  inline?: boolean
}

/**
 * "Why can't I…?" beside what a missing role disables: which action it needs, which roles give it, whether the reader ever held
 * one and who can grant it. Nothing where no role is missing. No audited call before a press.
 */
export function WhyNotButton({ scopeId, artifact, asks, inline = false }: Props) {
  const t = useTexts(buttonTexts)
  const id = useId()
  const [open, setOpen] = useState(false)
  const missing = useMissing(scopeId, asks)
  if (missing.length === 0) return null
  const load = inline ? prepare : prepareDialog
  return (
    <>
      <Button
        variant="text"
        size="small"
        sx={{ minHeight: 24, px: 0.5, py: 0, whiteSpace: 'nowrap' }}
        {...(inline
          ? { 'aria-expanded': open, 'aria-controls': open ? id : undefined }
          : { 'aria-haspopup': 'dialog' })}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setOpen(!open)}
      >
        {t.why}
      </Button>
      {open && inline && (
        <Box id={id} sx={{ mt: 1 }}>
          <Suspense fallback={null}>
            <Answer {...{ scopeId, artifact, missing }} />
          </Suspense>
        </Box>
      )}
      {open && !inline && (
        <Opened onClose={() => setOpen(false)}>
          <AnswerDialog {...{ scopeId, artifact, missing }} onClose={() => setOpen(false)} />
        </Opened>
      )}
    </>
  )
}
