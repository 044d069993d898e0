import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { CHOSEN_MAX } from '../../../access/change/review/review'
import { authorityQuery } from '../../../api/queries/access'
import { isAskable } from '../../../api/contract/askable'
import { ScopeNamesButton } from '../../../components/ScopeNamesButton'
import { useNames } from '../../../names/use-names'
import { useTexts } from '../../../ui/language'
import { byName } from '../by-name'
import { useChange } from '../use-change'
import { withChosen } from './chosen-search'
import { SeveralField } from './SeveralField'
import { reviewTexts } from './texts'
import { scopeOption } from './use-options'
import type { Reviewed } from './use-reviewed'

type Props = { scopeId: string; reviewed: Reviewed }

/** Further Scopes that the person administers, to be reviewed together with the one on screen. */
export function FurtherScopes({ scopeId, reviewed }: Props) {
  const t = useTexts(reviewTexts)
  const names = useNames()
  const change = useChange()
  // The field in which the resource is chosen has already asked this.
  const ids = [...(useQuery(authorityQuery('scope.admin')).data?.scopeIds ?? [])]
  const options = ids
    .filter((id) => id !== scopeId && isAskable('scope', id))
    .map((id) => scopeOption(id, names))
  const chosen = reviewed.further.map(({ scopeId: id }) => scopeOption(id, names))
  if (options.length === 0 && chosen.length === 0) return null
  return (
    <Box>
      <SeveralField
        label={t.further}
        any={t.onlyThis}
        options={byName(options, ({ label }) => label.toLowerCase())}
        chosen={chosen}
        max={CHOSEN_MAX - 1}
        onChange={(edit) => change((now) => withChosen(now, 'scope', edit))}
      />
      <ScopeNamesButton scopeIds={options.map(({ value }) => value)} />
    </Box>
  )
}
