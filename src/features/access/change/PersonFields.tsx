import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Field } from '../../../ui/Field'
import { LIST_IN_PLACE } from '../../../ui/list-in-place'
import { useTexts } from '../../../ui/language'
import type { Draft } from './change-draft'
import { KINDS } from './grantable'
import type { Suggestion } from './suggested-people'
import { changeTexts } from './texts'

/** Suggestions drawn at a time: of more people, a person types a part of the name. */
const SHOWN_MAX = 50

type Props = {
  draft: Pick<Draft, 'type' | 'id'>
  suggestions: readonly Suggestion[]
  /** The id is one that no principal can have. */
  fault: string | null
  autoFocus: boolean
  onChange: (change: Partial<Draft>) => void
}

/** Who is to hold a role: somebody known, found by a part of the name, or any id as it is typed. */
export function PersonFields({ draft, suggestions, fault, autoFocus, onChange }: Props) {
  const t = useTexts(changeTexts)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr) max-content' }}>
      <Autocomplete<Suggestion, false, false, true>
        {...LIST_IN_PLACE}
        freeSolo
        options={suggestions}
        inputValue={draft.id}
        // What is typed is the value: a suggestion only fills it in.
        value={null}
        filterOptions={(all, { inputValue }) => {
          const needle = inputValue.trim().toLowerCase()
          return all
            .filter(({ name, id }) => `${name}\n${id}`.toLowerCase().includes(needle))
            .slice(0, SHOWN_MAX)
        }}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.id)}
        getOptionKey={(option) =>
          typeof option === 'string' ? option : `${option.type} ${option.id}`
        }
        renderOption={({ key, ...props }, { name, type, id }) => (
          <li key={key} {...props}>
            <span>
              {name || id}{' '}
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {type} {name !== '' && id}
              </Box>
            </span>
          </li>
        )}
        openText={t.showSuggestions}
        closeText={t.hideSuggestions}
        clearText={t.clearPerson}
        size="small"
        onInputChange={(_, id, reason) => {
          // A choice is taken up with its kind below, and leaving the field changes nothing.
          if (reason === 'input' || reason === 'clear') onChange({ id })
        }}
        onChange={(_, option) => {
          if (option !== null && typeof option !== 'string')
            onChange({ id: option.id, type: option.type })
        }}
        renderInput={({ id, disabled, slotProps: { inputLabel, input, htmlInput } }) => (
          <FormControl size="small" fullWidth disabled={disabled} error={fault !== null}>
            <InputLabel {...inputLabel} htmlFor={id} shrink>
              {t.person}
            </InputLabel>
            <OutlinedInput
              id={id}
              label={t.person}
              notched
              autoFocus={autoFocus}
              {...input}
              inputProps={{
                ...htmlInput,
                // Told to the field alone: of the whole control, the frame would leave room for an asterisk that is not shown.
                required: true,
                'aria-describedby': `${id}-help`,
                autoComplete: 'off',
                spellCheck: false,
              }}
            />
            <FormHelperText id={`${id}-help`} sx={{ mx: 0.5 }}>
              {fault ?? t.personHelp}
            </FormHelperText>
          </FormControl>
        )}
      />
      <Field
        label={t.kind}
        labelAbove
        value={draft.type}
        onChange={(type) => onChange({ type: KINDS.find((kind) => kind === type) ?? 'user' })}
        sx={{ minWidth: 110 }}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t.kinds[kind]}
          </option>
        ))}
      </Field>
    </Box>
  )
}
