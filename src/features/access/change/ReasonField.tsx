import { countCharacters } from '../../../api/contract/characters'
import { Field } from '../../../ui/Field'
import { useTexts } from '../../../ui/language'
import { REASON_MAX } from './change-draft'
import { changeTexts } from './texts'

type Props = { value: string; onChange: (reason: string) => void }

/** Why a role is granted, renewed or given to somebody else. */
export function ReasonField({ value, onChange }: Props) {
  const t = useTexts(changeTexts)
  const tooLong = countCharacters(value.trim()) > REASON_MAX
  return (
    <Field
      label={t.reason}
      labelAbove
      fullWidth
      value={value}
      onChange={onChange}
      error={tooLong}
      help={tooLong ? t.reasonTooLong(REASON_MAX) : t.reasonHelp}
      input={{ 'aria-required': true, autoComplete: 'off' }}
    />
  )
}
