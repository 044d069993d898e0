import Typography from '@mui/material/Typography'
import { familyOf } from '../../../families/family-of'
import type { Form, FormPart } from '../../../families/family'
import { useTexts } from '../../../ui/language'
import { useEditing } from '../editing-context'
import { editTexts } from '../texts'
import { FormParts } from './FormParts'

/** Fields of the content that the parts show. */
const fieldsIn = (parts: readonly FormPart[]): (string | number | undefined)[] =>
  parts.flatMap((part) => (part.kind === 'group' ? fieldsIn(part.parts) : [part.path[0]]))

const hasRoomFor = ({ parts, unseen = [] }: Form, field: string) =>
  unseen.includes(field) || fieldsIn(parts).includes(field)

/** The form of a family, and which fields it does not show. */
export function ContentForm() {
  const t = useTexts(editTexts)
  const { family, content } = useEditing()
  const { form } = familyOf(family)
  if (!form) return null
  const others = Object.keys(content).filter((field) => !hasRoomFor(form, field))
  return (
    <>
      <FormParts parts={form.parts} at={[]} />
      {others.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t.extraNote(others)}
        </Typography>
      )}
    </>
  )
}
