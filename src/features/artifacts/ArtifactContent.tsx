import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import * as v from 'valibot'
import type { ArtifactRevision } from '../../api/contract/artifacts'
import { MemoryManifest } from '../../api/contract/memory'
import { familyOf } from '../../families/family-of'
import { contentTitle } from '../../families/name-of'
import { useTexts } from '../../ui/language'
import { contentFields } from '../../components/content/content-fields'
import { ContentFields } from '../../components/content/ContentFields'
import { MemoryEntries } from './MemoryEntries'
import { artifactsTexts } from './texts'

/** The reading view of a revision, by its family; a newer family is shown field by field. */
export function ArtifactContent({ revision }: { revision: ArtifactRevision }) {
  const t = useTexts(artifactsTexts)
  const { scope_id: scopeId, family, content } = revision
  const manifest =
    familyOf(family).namesEntries && v.is(MemoryManifest, content.manifest)
      ? content.manifest
      : null
  const shownElsewhere = [contentTitle(family, content)?.key, manifest && 'manifest']
  const fields = contentFields(
    family,
    content,
    shownElsewhere.filter((key) => typeof key === 'string'),
  )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {manifest && (
        <section>
          <Typography variant="h2">{t.entries}</Typography>
          <MemoryEntries scopeId={scopeId} manifest={manifest} />
        </section>
      )}
      <ContentFields scopeId={scopeId} fields={fields} />
    </Box>
  )
}
