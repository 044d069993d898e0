import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { CHOSEN_MAX } from '../../../access/change/review/review'
import { LIST_IN_PLACE } from '../../../ui/list-in-place'
import { useTexts } from '../../../ui/language'
import { reviewTexts } from './texts'

/** Options drawn at a time: of thousands of people a person types a part of the name. */
const SHOWN_MAX = 50

/** One that can be chosen: its name, and beside it what tells it from another of that name. */
export type Option = { value: string; label: string; note: string }

/** Gives the values after one choice, from those before it. */
export type ValuesEdit = (values: readonly string[]) => readonly string[]

type Props = {
  label: string
  /** What it means that nothing is chosen. */
  any: string
  options: readonly Option[]
  chosen: readonly Option[]
  max?: number
  /** The caller applies the edit to the newest values: `chosen` may still lack an earlier choice that the router has not drawn yet. */
  onChange: (edit: ValuesEdit) => void
}

/** Any number out of many, each found by a part of its name. */
export function SeveralField({ label, any, options, chosen, max = CHOSEN_MAX, onChange }: Props) {
  const t = useTexts(reviewTexts)
  return (
    <Autocomplete<Option, true>
      {...LIST_IN_PLACE}
      multiple
      size="small"
      options={options}
      value={[...chosen]}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      getOptionKey={({ value }) => value}
      getOptionLabel={({ label: name }) => name}
      getOptionDisabled={() => chosen.length >= max}
      filterOptions={(all, { inputValue }) => {
        const needle = inputValue.trim().toLowerCase()
        const fits = ({ label: name, note }: Option) =>
          `${name}\n${note}`.toLowerCase().includes(needle)
        return all.filter(fits).slice(0, SHOWN_MAX)
      }}
      filterSelectedOptions
      renderOption={({ key, ...props }, { label: name, note }) => (
        <li key={key} {...props}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {name}{' '}
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {note}
            </Box>
          </Box>
        </li>
      )}
      noOptionsText={t.nothingFound}
      openText={t.showList(label)}
      closeText={t.hideList(label)}
      clearText={t.clearList(label)}
      onChange={(_, __, reason, details) =>
        onChange((values) => {
          if (details === undefined) return []
          const { value } = details.option
          const others = values.filter((each) => each !== value)
          return reason === 'selectOption' ? [...others, value] : others
        })
      }
      renderInput={({ id, disabled, slotProps: { inputLabel, input, htmlInput } }) => (
        <FormControl size="small" fullWidth disabled={disabled}>
          <InputLabel {...inputLabel} htmlFor={id} shrink>
            {label}
          </InputLabel>
          <OutlinedInput
            id={id}
            label={label}
            notched
            placeholder={chosen.length === 0 ? any : undefined}
            {...input}
            inputProps={{ ...htmlInput, autoComplete: 'off', spellCheck: false }}
          />
        </FormControl>
      )}
    />
  )
}
