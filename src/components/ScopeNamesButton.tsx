import Button from '@mui/material/Button'
import { ASKING, useScopeNamesOffer } from './use-scope-names-offer'

/** Reads the titles of those Scopes in a list that stand by their ids. */
export function ScopeNamesButton({ scopeIds }: { scopeIds: readonly string[] }) {
  const offer = useScopeNamesOffer(scopeIds)
  if (offer === null || offer === ASKING) return null
  return (
    <Button
      variant="text"
      size="small"
      sx={{ px: 0.5, whiteSpace: 'normal', textAlign: 'start' }}
      onClick={offer.read}
    >
      {offer.label}
    </Button>
  )
}
