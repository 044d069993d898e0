import Typography from '@mui/material/Typography'
import type { ComponentType } from 'react'
import { useTexts } from '../../../ui/language'
import { useEditing } from '../editing-context'
import { TextInput } from '../fields/TextInput'
import { editTexts } from '../texts'
import { ExperienceForm } from './ExperienceForm'
import { FORM_FIELDS } from './form-fields'
import { HandoffForm } from './HandoffForm'
import { MemoryForm } from './MemoryForm'
import { PromptForm } from './PromptForm'
import { SkillForm } from './SkillForm'

const FORMS: Readonly<Record<string, ComponentType>> = {
  prompt: PromptForm,
  experience: ExperienceForm,
  skill: SkillForm,
  handoff: HandoffForm,
  memory: MemoryForm,
  'topic-memory': () => (
    <>
      <TextInput path={['title']} />
      <TextInput path={['summary']} rows={5} />
      <TextInput path={['detail']} rows={18} />
    </>
  ),
  profile: () => <TextInput path={['content']} rows={24} mono />,
  'atomic-memory': () => (
    <>
      <TextInput path={['kind']} />
      <TextInput path={['text']} rows={8} />
    </>
  ),
}

/** The form of a family, and which fields it does not show. */
export function ContentForm() {
  const t = useTexts(editTexts)
  const { family, content } = useEditing()
  const Form = FORMS[family]
  const shown = FORM_FIELDS[family] ?? []
  const others = Object.keys(content).filter((name) => !shown.includes(name))
  if (!Form) return null
  return (
    <>
      <Form />
      {others.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t.extraNote(others.join(', '))}
        </Typography>
      )}
    </>
  )
}
