import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { keys } from '../../../api/queries/keys'
import type { Target } from '../../../commit/plan'
import { useTexts } from '../../../ui/language'
import { artifactsTexts } from '../texts'

const ShownTags = lazy(async () => ({ default: (await import('./ShownTags')).ShownTags }))

/** Offers to read the tags of an Artifact. Reading them is an audit event, so the console waits for a press. */
export function ArtifactTags({ target }: { target: Target }) {
  const t = useTexts(artifactsTexts)
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  if (asked || client.getQueryData(keys.tags(target.scopeId, target.family, target.artifactId)))
    return (
      <Suspense fallback={t.readingTags}>
        <ShownTags target={target} asked={asked} />
      </Suspense>
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Button size="small" variant="outlined" onClick={() => setAsked(true)}>
        {t.showTags}
      </Button>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t.tagsCost}
      </Box>
    </Box>
  )
}
