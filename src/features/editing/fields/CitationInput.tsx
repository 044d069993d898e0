import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { lazy, Suspense, useRef } from 'react'
import type { Path } from '../../../api/contract/content-bounds'
import { fieldTexts } from '../../../components/diff/field-texts'
import { useTexts } from '../../../ui/language'
import { fieldId } from '../content-path'
import { useField } from '../editing-context'
import { editTexts } from '../texts'
import { FieldFrame } from './FieldFrame'
import { TextInput } from './TextInput'

const CiteByName = lazy(async () => ({ default: (await import('./CiteByName')).CiteByName }))

const FRESH = {
  artifact: { kind: 'artifact', artifact_ref: { family: '', artifact_id: '', revision: 1 } },
  source: { kind: 'source', source_ref: { name: '', source_id: '' } },
} as const

/** What a statement rests on: a revision of an Artifact in this Scope, or a source. */
export function CitationInput({ path }: { path: Path }) {
  const t = useTexts(editTexts)
  const { names } = useTexts(fieldTexts)
  const kind = useField([...path, 'kind'])
  const citation = useField(path)
  /** What the other kind held: choosing one by mistake loses nothing. */
  const other = useRef<unknown>(null)
  const source = kind.value === 'source'
  const id = fieldId([...path, 'kind'])
  // Not higher than the label beside it: the button comes when its code is there, and moves nothing.
  const byName = (
    <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0, height: 18 }}>
      <Suspense fallback={null}>
        <CiteByName path={path} />
      </Suspense>
    </Box>
  )
  const choose = (next: string) => {
    const before = citation.value
    citation.set(other.current ?? structuredClone(FRESH[next as keyof typeof FRESH]))
    other.current = before
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: source ? '120px 1fr 1fr' : '120px 1fr 2fr 100px',
        },
        alignItems: 'start',
      }}
    >
      <FieldFrame id={id} label={names['kind'] ?? ''} below={null}>
        <NativeSelect
          value={source ? 'source' : 'artifact'}
          onChange={(event) => choose(event.target.value)}
          input={<OutlinedInput size="small" />}
          inputProps={{ id }}
          sx={{ bgcolor: 'background.paper' }}
        >
          <option value="artifact">{t.kindArtifact}</option>
          <option value="source">{t.kindSource}</option>
        </NativeSelect>
      </FieldFrame>
      {source ? (
        <>
          <TextInput path={[...path, 'source_ref', 'name']} />
          <TextInput path={[...path, 'source_ref', 'source_id']} mono action={byName} />
        </>
      ) : (
        <>
          <TextInput path={[...path, 'artifact_ref', 'family']} mono />
          <TextInput path={[...path, 'artifact_ref', 'artifact_id']} mono action={byName} />
          <TextInput path={[...path, 'artifact_ref', 'revision']} numeric mono />
        </>
      )}
    </Box>
  )
}
