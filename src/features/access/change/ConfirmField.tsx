import { Field } from '../../../ui/Field'
import { useTexts } from '../../../ui/language'
import { changeTexts } from './texts'

type Props = { words: string; value: string; onChange: (typed: string) => void }

/** Words that are typed before somebody takes the last authority away: a press alone comes too easily. */
export function ConfirmField({ words, value, onChange }: Props) {
  const t = useTexts(changeTexts)
  return (
    <Field
      label={t.confirm(words)}
      labelAbove
      fullWidth
      value={value}
      onChange={onChange}
      input={{ autoComplete: 'off', spellCheck: false }}
    />
  )
}
