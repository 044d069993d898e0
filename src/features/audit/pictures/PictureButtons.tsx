import Button from '@mui/material/Button'
import { useSearchParams } from 'react-router'
import { withParams } from '../../../routing/search-params'
import { useChangeSearch } from '../../../routing/use-change-search'
import { useTexts } from '../../../ui/language'
import { auditTexts } from '../texts'
import { pictureId, PICTURES, shownIn, type Picture } from './pictures'

/** The buttons "Timeline" and "Summary". */
export function PictureButtons() {
  const t = useTexts(auditTexts)
  const [params] = useSearchParams()
  const changeSearch = useChangeSearch()
  const shown = shownIn(params)
  const toggle = (picture: Picture) =>
    changeSearch(
      (now) => {
        const shown = shownIn(now)
        const next = PICTURES.filter((one) => shown.includes(one) !== (one === picture))
        return withParams(now, { show: next.join(',') || null })
      },
      { replace: true, preventScrollReset: true },
    )
  return PICTURES.map((picture) => (
    <Button
      key={picture}
      variant="text"
      sx={shown.includes(picture) ? { bgcolor: 'action.selected' } : undefined}
      endIcon={
        // The line of an arrow from another font would make the button taller than its neighbours.
        <span aria-hidden="true" style={{ lineHeight: 0 }}>
          {shown.includes(picture) ? '▴' : '▾'}
        </span>
      }
      aria-expanded={shown.includes(picture)}
      aria-controls={pictureId(picture)}
      onClick={() => toggle(picture)}
    >
      {t[picture]}
    </Button>
  ))
}
