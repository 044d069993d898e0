import Button from '@mui/material/Button'
import { useTexts } from '../../ui/language'
import { nameReadsTexts } from '../name-reads-texts'
import { useScopeNamesOffer } from '../use-scope-names-offer'

/** Reads the titles of those Scopes in a list that stand by their ids. */
export function ScopeNamesButton({ scopeIds }: { scopeIds: readonly string[] }) {
  const t = useTexts(nameReadsTexts)
  const offer = useScopeNamesOffer(scopeIds)
  if (offer === null) return null
  return (
    <Button variant="text" size="small" sx={{ px: 0.5 }} onClick={offer.read}>
      {t.readNames(offer.scopes, offer.calls)}
    </Button>
  )
}
