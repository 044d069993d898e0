import { SKILL_DESCRIPTION_MAX, SKILL_NAME_MAX } from '../../../api/contract/content-bounds'
import { ListField } from '../fields/ListField'
import { JsonInput } from '../fields/JsonInput'
import { TextInput } from '../fields/TextInput'
import { useTexts } from '../../../ui/language'
import { editTexts } from '../texts'

export function SkillForm() {
  const t = useTexts(editTexts)
  return (
    <>
      <TextInput path={['name']} most={SKILL_NAME_MAX} mono />
      <TextInput path={['description']} most={SKILL_DESCRIPTION_MAX} />
      <TextInput path={['instructions']} rows={18} mono />
      <ListField path={['validation']} fresh="">
        {(path, at) => (
          <TextInput path={path} unseen label={t.item(t.items['validation'] ?? '', at + 1)} />
        )}
      </ListField>
      {['license', 'compatibility', 'allowed_tools'].map((name) => (
        <TextInput key={name} path={[name]} empty={null} />
      ))}
      <JsonInput path={['metadata']} />
    </>
  )
}
