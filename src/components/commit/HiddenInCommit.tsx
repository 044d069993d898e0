import Button from '@mui/material/Button'
import { useMemo, type RefObject } from 'react'
import type { Content } from '../../commit/plan'
import { useTexts } from '../../ui/language'
import { fieldTexts } from '../diff/field-texts'
import type { DiffHandle } from '../diff/DiffView'
import { placeWords } from '../diff/place-words'
import { HiddenPlaces } from '../HiddenPlaces'
import { sharedTexts } from '../shared-texts'
import { hiddenPlaces } from './hidden-places'

type Props = {
  content: Content
  /** The comparison that shows the content. */
  diff: RefObject<DiffHandle | null>
}

/** Warns of what a content hides before it is committed, and leads from one to the next in its comparison. */
export function HiddenInCommit({ content, diff }: Props) {
  const t = useTexts(sharedTexts)
  const fields = useTexts(fieldTexts)
  const places = useMemo(
    () => hiddenPlaces(content, (path) => placeWords(path, fields)),
    [content, fields],
  )
  return (
    <HiddenPlaces
      places={places}
      action={
        <Button color="inherit" variant="outlined" onClick={() => diff.current?.showNextHidden()}>
          {t.showNextHidden}
        </Button>
      }
    />
  )
}
