import Button from '@mui/material/Button'
import { useChangeSearch } from '../../routing/use-change-search'
import { useTexts } from '../../ui/language'
import { smallButton } from './small-button'
import { contentTexts } from './texts'

/** Chooses how the Markdown of a page is shown; the choice stands in the address, so that a link shows the same. */
export function TextViewSwitch({ isRendered }: { isRendered: boolean }) {
  const t = useTexts(contentTexts)
  const changeSearch = useChangeSearch()
  const choice = (rendered: boolean) => (
    <Button
      variant={rendered === isRendered ? 'outlined' : 'text'}
      size="small"
      sx={smallButton}
      aria-pressed={rendered === isRendered}
      onClick={() => changeSearch({ text: rendered ? 'rendered' : null }, { replace: true })}
    >
      {rendered ? t.asRendered : t.asSource}
    </Button>
  )
  return (
    <div role="group" aria-label={t.showTextAs}>
      {choice(false)} {choice(true)}
    </div>
  )
}
