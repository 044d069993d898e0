import Button from '@mui/material/Button'
import { smallButton } from '../../components/content/small-button'
import { useChangeSearch } from '../../routing/use-change-search'
import { useTexts } from '../../ui/language'
import { sourceTexts } from './texts'

/** Chooses how an object is shown; the choice stands in the address, so that a link shows the same. */
export function ContentSwitch({ isJson }: { isJson: boolean }) {
  const t = useTexts(sourceTexts)
  const changeSearch = useChangeSearch()
  const choice = (json: boolean) => (
    <Button
      variant={json === isJson ? 'outlined' : 'text'}
      size="small"
      sx={smallButton}
      aria-pressed={json === isJson}
      onClick={() => changeSearch({ tab: json ? 'json' : null }, { replace: true })}
    >
      {json ? t.asJson : t.asFields}
    </Button>
  )
  return (
    <div role="group" aria-label={t.showAs}>
      {choice(false)} {choice(true)}
    </div>
  )
}
