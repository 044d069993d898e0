import { Field } from '../../ui/Field'

export type Option = { value: string; label: string }

type Props = {
  label: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
  /** In px; `auto` is as wide as its widest value. */
  width?: number | '100%' | 'auto'
}

/** A filter with a few values. The browser's own list: it works with every keyboard, reader and phone. */
export function SelectFilter({ label, value, options, onChange, width = 150 }: Props) {
  return (
    <Field
      label={label}
      value={value}
      onChange={onChange}
      labelAbove
      sx={{ width: { xs: '100%', sm: width } }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Field>
  )
}
