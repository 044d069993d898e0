import { useTexts } from '../../../ui/language'
import { LongText } from '../../../ui/long-text/LongText'
import { longTextTexts } from '../../../ui/long-text/long-text-texts'
import { fieldId } from '../content-path'
import { FieldFrame, labelId } from './FieldFrame'
import { FieldNotes } from './FieldNotes'
import { useTextField, type TextFieldProps } from './use-text-field'

/** Lines of an empty one. */
const ROWS = 12

type Props = TextFieldProps & { mono?: boolean }

/** A text of the content of any number of lines, in an editor. */
export function LongTextInput(props: Props) {
  const { path, mono = false } = props
  const l = useTexts(longTextTexts)
  const { words, text, limit, take, refuse, help, ...said } = useTextField(props)
  const id = fieldId(path)
  return (
    <FieldFrame
      id={id}
      label={words}
      below={
        <FieldNotes
          id={id}
          label={words}
          {...said}
          help={help === undefined ? l.keys : `${help} ${l.keys}`}
        />
      }
    >
      <LongText
        id={id}
        labelledBy={labelId(id)}
        describedBy={`${id}-notes`}
        text={text}
        onText={take}
        most={limit}
        onRefused={refuse}
        invalid={said.problems.some(({ severity }) => severity === 'error')}
        mono={mono}
        rows={ROWS}
      />
    </FieldFrame>
  )
}
