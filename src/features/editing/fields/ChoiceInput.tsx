import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Path } from '../../../api/contract/content-bounds'
import { fieldTexts } from '../../../components/diff/field-texts'
import { own } from '../../../lib/json/own'
import { useTexts } from '../../../ui/language'
import { fieldId } from '../content-path'
import { useField } from '../editing-context'
import { editTexts } from '../texts'
import { FieldFrame } from './FieldFrame'
import { FieldNotes } from './FieldNotes'

/** One of the values that the contract allows; a value outside of them stays until another is chosen. */
export function ChoiceInput({ path }: { path: Path }) {
  const t = useTexts(editTexts)
  const { names } = useTexts(fieldTexts)
  const { value, problems, options, set } = useField(path)
  const id = fieldId(path)
  const name = String(path.at(-1))
  const label = names[name] ?? name
  const current = typeof value === 'string' ? value : ''
  const shown = options.includes(current) ? options : [current, ...options]
  return (
    <FieldFrame
      id={id}
      label={label}
      below={<FieldNotes id={id} label={label} problems={problems} />}
    >
      <NativeSelect
        value={current}
        onChange={(event) => set(event.target.value)}
        input={<OutlinedInput size="small" />}
        error={problems.length > 0}
        inputProps={{ id, 'aria-describedby': `${id}-notes` }}
        sx={{ bgcolor: 'background.paper', justifySelf: 'start', maxWidth: '100%' }}
      >
        {shown.map((option) => (
          <option key={option} value={option}>
            {option === '' ? t.choose : (own(t.options, option) ?? option)}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}
