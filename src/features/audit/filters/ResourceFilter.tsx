import Autocomplete from '@mui/material/Autocomplete'
import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { SxProps, Theme } from '@mui/material/styles'
import { useRef, useState, type ReactNode } from 'react'
import { Deferred } from '../../../components/Deferred'
import { ASKING, useScopeNamesOffer } from '../../../components/use-scope-names-offer'
import { LIST_IN_PLACE } from '../../../ui/list-in-place'
import { useTexts } from '../../../ui/language'
import { useScopeNames } from '../../../names/use-scope-name'
import type { Readable } from '../audit-resources'
import type { Option } from '../SelectFilter'
import { auditTexts } from '../texts'
import { filterTexts } from './filter-texts'
import { resourceOptions } from './resource-options'

/** Options drawn at a time: of thousands of Scopes a person types a part of the name. */
const SHOWN_MAX = 100
/** Value of the last option, which chooses no resource: it reads the titles of Scopes that are listed by their ids. */
const READ_NAMES = 'read-names'

/** The field is narrower than most titles with their ids; the list has room for both in one line where the window does. */
const WIDE_LIST = {
  ...LIST_IN_PLACE.slotProps,
  popper: {
    ...LIST_IN_PLACE.slotProps.popper,
    sx: { minWidth: 'min(440px, calc(100vw - 32px))' },
  },
}

type Props = {
  value: string
  readable: Readable
  onChange: (value: string) => void
  sx: SxProps<Theme>
}

const scopeIdsOf = (options: readonly Option[]) =>
  options.flatMap(({ value }) => (value.startsWith('scope:') ? [value.slice('scope:'.length)] : []))

/** The field "Resource" chooses the server or a Scope, which is found by a part of its title or id. React shows `standIn` until it has drawn the field. */
export function ResourceFilter({ standIn, ...props }: Props & { standIn: ReactNode }) {
  return (
    <Deferred fallback={standIn}>
      <ResourceField {...props} />
    </Deferred>
  )
}

function ResourceField({ value, readable, onChange, sx }: Props) {
  const t = useTexts(auditTexts)
  const options = resourceOptions(readable, value, useScopeNames(), t)
  const words = useTexts(filterTexts)
  const [open, setOpen] = useState(false)
  const names = useScopeNamesOffer(scopeIdsOf(options), open)
  const offer = names === ASKING ? null : names
  const staysOpen = useRef(false)
  const [text, setText] = useState('')
  // The text of what is chosen is no search.
  const [searched, setSearched] = useState('')
  const readNames: readonly Option[] = offer ? [{ value: READ_NAMES, label: offer.label }] : []
  return (
    <Autocomplete
      {...LIST_IN_PLACE}
      slotProps={WIDE_LIST}
      // What a search does not find may be a Scope whose title is not known yet: the offer stands below each list.
      options={[...options, ...readNames]}
      value={options.find((option) => option.value === value) ?? null}
      isOptionEqualToValue={(a, b) => a.value === b.value}
      open={open}
      onOpen={() => setOpen(true)}
      // Where names were asked for, the list stays: they appear in it.
      onClose={() => {
        setOpen(staysOpen.current)
        staysOpen.current = false
      }}
      inputValue={text}
      onInputChange={(_, next, reason) => {
        if (next === readNames[0]?.label) return
        setText(next)
        setSearched(reason === 'input' ? next : '')
      }}
      filterOptions={(all) => {
        const needle = searched.trim().toLowerCase()
        const found = all.filter(
          ({ label, value: id }) =>
            id !== READ_NAMES && `${label}\n${id}`.toLowerCase().includes(needle),
        )
        return [...found.slice(0, SHOWN_MAX), ...all.filter(({ value: id }) => id === READ_NAMES)]
      }}
      getOptionKey={(option) => option.value}
      noOptionsText={words.noResource}
      openText={words.showResources}
      closeText={words.hideResources}
      clearText={words.clearResource}
      disableClearable={value !== ''}
      size="small"
      onChange={(_, option) => {
        if (option?.value === READ_NAMES) {
          staysOpen.current = true
          offer?.read()
        } else if (option) onChange(option.value)
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
