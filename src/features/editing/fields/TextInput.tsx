import OutlinedInput from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import { countCharacters } from '../../../api/contract/characters'
import { fonts } from '../../../ui/tokens'
import { fieldId } from '../content-path'
import { FieldFrame } from './FieldFrame'
import { FieldNotes } from './FieldNotes'
import { useTextField, type TextFieldProps } from './use-text-field'

type Props = TextFieldProps & {
  /** Only heard: the item's name stands above. */
  unseen?: boolean
  /** Lines; one line without it. */
  rows?: number
  mono?: boolean
  /** Stands at the right of the label. */
  action?: ReactNode
}

/** A text of the content of one or some lines, as it is: nothing is trimmed or changed on the way. */
export function TextInput(props: Props) {
  const { path, unseen = false, rows, mono = false, action } = props
  const { words, text, limit, take, refuse, ...said } = useTextField(props)
  const id = fieldId(path)
  return (
    <FieldFrame
      id={id}
      label={words}
      unseen={unseen}
      action={action}
      below={<FieldNotes id={id} label={words} {...said} />}
    >
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        value={text}
        // MUI's own element measures its whole text at every key, for a height that does not change.
        {...(rows ? { multiline: true, inputComponent: 'textarea' } : {})}
        error={said.problems.some(({ severity }) => severity === 'error')}
        onChange={({ target: { value } }) => {
          if (value.length > limit && value.length > text.length) refuse(countCharacters(value))
          else take(value)
        }}
        onPaste={(event) => {
          const { length } = event.clipboardData.getData('text/plain')
          // Not even put in: laying out ten million characters would stop the page.
          if (length <= limit) return
          event.preventDefault()
          refuse(text.length + length)
        }}
        slotProps={{
          input: {
            'aria-describedby': `${id}-notes`,
            spellCheck: !mono,
            ...(rows ? { rows } : {}),
            style: {
              ...(mono ? { fontFamily: fonts.mono } : {}),
              fontSize: '0.8125rem',
              lineHeight: 1.55,
              scrollMarginBottom: 96,
              ...(rows ? { resize: 'vertical' as const } : {}),
            },
          },
        }}
        sx={{ bgcolor: 'background.paper' }}
      />
    </FieldFrame>
  )
}
