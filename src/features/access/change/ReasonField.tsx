import { REASON_MAX } from '../../../access/change/plan'
import { countCharacters } from '../../../api/contract/characters'
import { Field } from '../../../ui/Field'
import { useTexts } from '../../../ui/language'
import { changeTexts } from './texts'

type Props = {
  value: string
  /** Where it ends up, if not with the binding. */
  help?: string
  onChange: (reason: string) => void
}

/** Why a role is granted, renewed or given to somebody else. */
export function ReasonField({ value, help, onChange }: Props) {
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
      help={tooLong ? t.reasonTooLong(REASON_MAX) : (help ?? t.reasonHelp)}
      input={{ 'aria-required': true, autoComplete: 'off' }}
    />
  )
}
