import Autocomplete from '@mui/material/Autocomplete'
import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { SxProps, Theme } from '@mui/material/styles'
import { useTexts } from '../../../ui/language'
import type { Option } from '../SelectFilter'
import { auditTexts } from '../texts'
import { filterTexts } from './filter-texts'

/** Options drawn at a time: of thousands of Scopes a person types a part of the name. */
const SHOWN_MAX = 100

type Props = {
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
  sx: SxProps<Theme>
}

/** "Resource": the server or one of any number of Scopes, found by a part of its title or id. */
export function ResourceFilter({ value, options, onChange, sx }: Props) {
  const t = useTexts(auditTexts)
  const words = useTexts(filterTexts)
  return (
    <Autocomplete
      options={options}
      value={options.find((option) => option.value === value) ?? null}
      isOptionEqualToValue={(a, b) => a.value === b.value}
      filterOptions={(all, { inputValue }) => {
        const needle = inputValue.trim().toLowerCase()
        // The text of what is chosen is no search.
        const chosen = all.some((option) => option.label.toLowerCase() === needle)
        const found = chosen
          ? all
          : all.filter(({ label, value: id }) => `${label}\n${id}`.toLowerCase().includes(needle))
        return found.slice(0, SHOWN_MAX)
      }}
      getOptionKey={(option) => option.value}
      noOptionsText={words.noResource}
      openText={words.showResources}
      closeText={words.hideResources}
      clearText={words.clearResource}
      disableClearable={value !== ''}
      size="small"
      onChange={(_, option) => {
        if (option) onChange(option.value)
      }}
      renderInput={({ id, disabled, slotProps: { inputLabel, input, htmlInput } }) => (
        <FormControl size="small" fullWidth disabled={disabled}>
          <InputLabel {...inputLabel} htmlFor={id} shrink>
            {t.resource}
          </InputLabel>
          <OutlinedInput id={id} label={t.resource} notched {...input} inputProps={htmlInput} />
        </FormControl>
      )}
      sx={sx}
    />
  )
}
