import { useTexts } from '../../../ui/language'
import { useEditing } from '../editing-context'
import { ChoiceInput } from '../fields/ChoiceInput'
import { OptionalPart } from '../fields/OptionalPart'
import { TextInput } from '../fields/TextInput'
import { editTexts } from '../texts'

const FAILURE = {
  signature: { recall_cue: '', symptom: null },
  repair_surface: '',
  verification: { condition: '', check_subject: '' },
}

export function ExperienceForm() {
  const t = useTexts(editTexts)
  const { content } = useEditing()
  return (
    <>
      {['situation', 'action', 'outcome', 'lesson'].map((name) => (
        <TextInput key={name} path={[name]} rows={5} />
      ))}
      {/* A server that knows no failures (1.0) leaves the field out, and refuses it. */}
      {Object.hasOwn(content, 'failure') && (
        <OptionalPart path={['failure']} label={t.hasFailure} fresh={FAILURE}>
          <TextInput path={['failure', 'signature', 'recall_cue']} />
          <TextInput path={['failure', 'signature', 'symptom']} rows={3} empty={null} />
          <ChoiceInput path={['failure', 'repair_surface']} />
          <TextInput path={['failure', 'verification', 'condition']} rows={3} />
          <TextInput path={['failure', 'verification', 'check_subject']} />
        </OptionalPart>
      )}
    </>
  )
}
