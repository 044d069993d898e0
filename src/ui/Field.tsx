import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { SxProps, Theme } from '@mui/material/styles'
import {
  useId,
  type FocusEventHandler,
  type InputHTMLAttributes,
  type KeyboardEventHandler,
  type ReactNode,
  type Ref,
} from 'react'
import { WholeTimes } from './WholeTimes'

type Props = {
  id?: string
  label: string
  value: string | number
  onChange?: (value: string) => void
  onBlur?: FocusEventHandler<HTMLInputElement>
  onKeyDown?: KeyboardEventHandler<HTMLDivElement>
  type?: 'password'
  placeholder?: string
  error?: boolean
  disabled?: boolean
  autoFocus?: boolean
  fullWidth?: boolean
  /** The label stands above what is typed from the start, also where nothing is. */
  labelAbove?: boolean
  /** Stands below; told to readers with the field. */
  help?: ReactNode
  /** Each change of the help is told, whoever is in the field. */
  helpIsLive?: boolean
  inputRef?: Ref<HTMLInputElement>
  input?: InputHTMLAttributes<HTMLInputElement>
  sx?: SxProps<Theme>
  /** The `<option>`s of a browser's own list, in place of a line to type in. */
  children?: ReactNode
}

/** MUI's TextField brings menus and the window above the page along, 17 KB; a line to type in and a list need neither. */
export function Field(props: Props) {
  const { id: given, label, value, onChange, help, helpIsLive, labelAbove, input, children } = props
  const { error, disabled, fullWidth, sx, onKeyDown, ...own } = props
  const { onBlur, type, placeholder, autoFocus, inputRef } = own
  const made = useId()
  const id = given ?? made
  const helpId = help ? `${id}-help` : undefined
  const line = (
    <OutlinedInput
      id={id}
      label={label}
      value={value}
      onChange={(event) => onChange?.(event.target.value)}
      onBlur={onBlur}
      type={type}
      placeholder={placeholder}
      autoFocus={autoFocus}
      inputRef={inputRef}
      inputProps={input}
      aria-describedby={helpId}
      {...(labelAbove && { notched: true })}
    />
  )
  return (
    <FormControl
      size="small"
      error={error}
      disabled={disabled}
      fullWidth={fullWidth}
      onKeyDown={onKeyDown}
      sx={sx}
    >
      <InputLabel htmlFor={id} {...(labelAbove && { shrink: true })}>
        {label}
      </InputLabel>
      {children === undefined ? (
        line
      ) : (
        <NativeSelect
          id={id}
          value={value}
          onChange={(event) => onChange?.(event.target.value)}
          input={line}
        >
          {children}
        </NativeSelect>
      )}
      {help && (
        <FormHelperText id={helpId} aria-live={helpIsLive ? 'polite' : undefined} sx={{ mx: 0.5 }}>
          {typeof help === 'string' ? <WholeTimes text={help} /> : help}
        </FormHelperText>
      )}
    </FormControl>
  )
}
