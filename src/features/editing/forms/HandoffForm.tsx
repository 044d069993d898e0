import Box from '@mui/material/Box'
import type { Path } from '../../../api/contract/content-bounds'
import { fieldTexts } from '../../../components/diff/field-texts'
import { useTexts } from '../../../ui/language'
import { ChoiceInput } from '../fields/ChoiceInput'
import { CitationInput } from '../fields/CitationInput'
import { ListField } from '../fields/ListField'
import { OptionalPart } from '../fields/OptionalPart'
import { TextInput } from '../fields/TextInput'
import { editTexts } from '../texts'

const CITATION = { kind: 'artifact', artifact_ref: { family: '', artifact_id: '', revision: 1 } }
const STATEMENT = { text: '', citations: [CITATION] }

function Statement({ path }: { path: Path }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TextInput path={[...path, 'text']} rows={3} />
      <ListField path={[...path, 'citations']} fresh={CITATION}>
        {(at) => <CitationInput path={at} />}
      </ListField>
    </Box>
  )
}

export function HandoffForm() {
  const t = useTexts(editTexts)
  const { names } = useTexts(fieldTexts)
  return (
    <>
      <TextInput path={['objective']} rows={4} />
      <ListField path={['state']} fresh={STATEMENT}>
        {(path) => <Statement path={path} />}
      </ListField>
      <ChoiceInput path={['disposition']} />
      <OptionalPart path={['next_action']} label={t.hasNextAction} fresh={STATEMENT}>
        <Statement path={['next_action']} />
      </OptionalPart>
      <ListField path={['omissions']} fresh={{ text: '', citation: null }}>
        {(path) => (
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <TextInput path={[...path, 'text']} rows={2} />
            <OptionalPart
              path={[...path, 'citation']}
              label={names['citation'] ?? ''}
              fresh={CITATION}
            >
              <CitationInput path={[...path, 'citation']} />
            </OptionalPart>
          </Box>
        )}
      </ListField>
    </>
  )
}
