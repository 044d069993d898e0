import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ASKING, useScopeNamesOffer } from './use-scope-names-offer'

/** The height of the button, in pixels. */
const HEIGHT = 32

/** Reads the titles of those Scopes in a list that stand by their ids. */
export function ScopeNamesButton({ scopeIds }: { scopeIds: readonly string[] }) {
  const offer = useScopeNamesOffer(scopeIds)
  // It keeps its place until it is known whether there is anything to offer: what stands below would move.
  if (offer === ASKING) return <Box component="span" sx={{ display: 'block', height: HEIGHT }} />
  if (offer === null) return null
  return (
    <Button
      variant="text"
      size="small"
      sx={{ minHeight: HEIGHT, px: 0.5, whiteSpace: 'normal', textAlign: 'start' }}
      onClick={offer.read}
    >
      {offer.label}
    </Button>
  )
}
