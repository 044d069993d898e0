import { useMemo } from 'react'
import type { Content } from '../../commit/plan'
import { useTexts } from '../../ui/language'
import { fieldTexts } from '../diff/field-texts'
import { placeWords } from '../diff/place-words'
import type { DiffHandle } from '../diff/use-hidden-steps'
import { HiddenPlaces } from '../HiddenPlaces'
import { ReasonedButton } from '../ReasonedButton'
import { sharedTexts } from '../shared-texts'
import { hiddenPlaces } from './hidden-places'

type Props = {
  content: Content
  /** The comparison that shows the content, null until it is made. */
  diff: DiffHandle | null
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
        <ReasonedButton
          color="inherit"
          variant="outlined"
          disabledReason={diff === null ? t.notCompared : null}
          onClick={() => diff?.showNextHidden()}
        >
          {t.showNextHidden}
        </ReasonedButton>
      }
    />
  )
}
