import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import { LIST_IN_PLACE } from '../../ui/list-in-place'
import { useTexts } from '../../ui/language'
import { compareTexts } from './compare-texts'
import { fitting, type Named, type Pick } from './named'

type Props = {
  label: string
  pick: Pick
  options: readonly Named[]
  help?: ReactNode
  autoFocus?: boolean
  onPick: (pick: Pick) => void
  /** The list is about to be shown. */
  onOpen?: () => void
}

/** One thing out of many, found by a part of its name; an id is taken as it is typed. */
export function NamedField({ label, pick, options, help, autoFocus, onPick, onOpen }: Props) {
  const t = useTexts(compareTexts)
  return (
    <Autocomplete<Named, false, false, true>
      {...LIST_IN_PLACE}
      freeSolo
      options={options}
      inputValue={pick.text}
      // What is typed is the value: a choice only fills it in.
      value={null}
      filterOptions={(all) => fitting(all, pick)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      renderOption={({ key, ...props }, { name, id }) => (
        <li key={key} {...props}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {name}{' '}
            {name !== id && (
              <Box component="span" sx={besideName}>
                {id}
              </Box>
            )}
          </Box>
        </li>
      )}
      openText={t.showList(label)}
      closeText={t.hideList(label)}
      clearText={t.clear(label)}
      forcePopupIcon
      size="small"
      onOpen={onOpen}
      onInputChange={(_, text, reason) => {
        // A choice is taken up with its id below, and leaving the field changes nothing.
        if (reason === 'input' || reason === 'clear') onPick({ text, id: null })
      }}
      onChange={(_, option) => {
        if (option !== null && typeof option !== 'string')
          onPick({ text: option.name, id: option.id })
      }}
      renderInput={({ id, disabled, slotProps: { inputLabel, input, htmlInput } }) => (
        <FormControl size="small" fullWidth disabled={disabled} required>
          <InputLabel {...inputLabel} htmlFor={id} shrink required={false}>
            {label}
          </InputLabel>
          <OutlinedInput
            id={id}
            label={label}
            notched
            autoFocus={autoFocus}
            {...input}
            inputProps={{
              ...htmlInput,
              'aria-describedby': `${id}-help`,
              autoComplete: 'off',
              spellCheck: false,
            }}
          />
          {/* As high with words as without: nothing below moves when they come. */}
          <FormHelperText id={`${id}-help`} sx={{ mx: 0.5, minHeight: 40 }}>
            {help}
          </FormHelperText>
        </FormControl>
      )}
    />
  )
}

const besideName = { display: 'block', color: 'text.secondary', fontSize: '0.8125rem' } as const
