import Button from '@mui/material/Button'
import { useSearchParams } from 'react-router'
import { addressIn } from '../../../routing/address-in'
import { withParams } from '../../../routing/search-params'
import { useTexts } from '../../../ui/language'
import { auditTexts } from '../texts'
import { pictureId, PICTURES, shownIn, type Picture } from './pictures'

/** The buttons "Timeline" and "Summary". */
export function PictureButtons() {
  const t = useTexts(auditTexts)
  const [params, setParams] = useSearchParams()
  const shown = shownIn(params)
  const toggle = (picture: Picture) => {
    const next = PICTURES.filter((one) => shown.includes(one) !== (one === picture))
    setParams(withParams(addressIn(location).searchParams, { show: next.join(',') || null }), {
      replace: true,
      preventScrollReset: true,
    })
  }
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
