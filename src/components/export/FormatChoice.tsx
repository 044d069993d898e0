import { useTexts } from '../../ui/language'
import { ChoiceList } from './ChoiceList'
import type { Format } from './export-writer'
import { fileTexts } from './texts'

type Props = {
  value: Format
  disabled: boolean
  /** What a row of CSV holds, where that is more than the fields. */
  csvHelp?: string
  /** What a line of JSON Lines holds. */
  jsonlHelp: string
  onChange: (format: Format) => void
}

/** The two forms that everything is exported in (decision 11). */
export function FormatChoice({ value, disabled, csvHelp, jsonlHelp, onChange }: Props) {
  const t = useTexts(fileTexts)
  return (
    <ChoiceList
      legend={t.format}
      value={value}
      disabled={disabled}
      onChange={onChange}
      choices={[
        { value: 'csv', label: t.csv, help: csvHelp ?? t.csvHelp },
        { value: 'jsonl', label: t.jsonl, help: jsonlHelp },
      ]}
    />
  )
}
