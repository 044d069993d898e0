import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { repeatedKey } from '../../lib/json/parse-exact-json'
import { jsonFault } from '../../lib/json/json-fault'
import { useChangeSearch } from '../../routing/use-change-search'
import { useTexts } from '../../ui/language'
import { useEditing } from './editing-context'
import { ContentForm } from './forms/ContentForm'
import { editTexts } from './texts'

/** The form, unless the JSON holds text that no form could show: then the way back to it. */
export function FormView() {
  const t = useTexts(editTexts)
  const { unparsed } = useEditing()
  const changeSearch = useChangeSearch()
  const text = unparsed['']
  if (text === undefined) return <ContentForm />
  const { line, column } = jsonFault(text) ?? repeatedKey(text) ?? { line: 1, column: 1 }
  return (
    <Alert
      severity="warning"
      action={
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => changeSearch({ tab: 'json' }, { replace: true })}
        >
          {t.toJson}
        </Button>
      }
    >
      {t.jsonBroken(line, column)}
    </Alert>
  )
}
