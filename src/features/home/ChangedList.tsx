import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import type { ArtifactItem } from '../../api/contract/artifacts'
import { codeOf } from '../../api/errors'
import { artifactListQuery } from '../../api/queries/artifacts'
import { saidOf } from '../../components/failure-words'
import { FailureState } from '../../components/FailureState'
import { HeadRow } from '../../components/heads/HeadRow'
import { CardText, Rows, RowsSkeleton } from '../../components/heads/Rows'
import { ScopeName } from '../../components/ScopeName'
import { sharedTexts } from '../../components/shared-texts'
import { useIsScopeNameAwaited } from '../../components/use-is-scope-name-awaited'
import { configures } from '../../families/configures'
import { usePrincipalNames } from '../../names/use-principal-names'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { changedRows } from './changed-rows'
import { homeTexts } from './texts'

/** Rows that are shown at first. */
export const SHOWN = 5

type Props = {
  scopeId: string
  family: string
  /** ms since the epoch, by the server's clock. */
  since: number
}

/** The Artifacts of one list that were committed since an instant. Reading the list leaves one audit event. */
export function ChangedList({ scopeId, family, since }: Props) {
  const shared = useTexts(sharedTexts)
  const list = useInfiniteQuery(artifactListQuery(scopeId, family))
  const items = list.data?.pages.flatMap((page) => page.items)
  const awaited = useIsScopeNameAwaited(scopeId)
  const to = configures(family) ? paths.prompts(scopeId) : paths.artifacts(scopeId, family)
  return (
    <Box sx={{ '& + &': { borderTop: '1px solid', borderColor: 'line.main' } }}>
      <Box
        component="h3"
        sx={{
          m: 0,
          px: 2,
          pt: 1,
          fontSize: '0.75rem',
          lineHeight: '24px',
          fontWeight: 650,
          // The family behind the name would move.
          visibility: awaited ? 'hidden' : 'visible',
        }}
      >
        <Link component={RouterLink} to={to} color="textSecondary">
          <ScopeName scopeId={scopeId} /> · {family}
        </Link>
      </Box>
      {items ? (
        <Changed items={items} since={since} listTo={list.hasNextPage ? to : null} />
      ) : list.error && codeOf(list.error) === 'legacy_memory_operation_unsupported' ? (
        <CardText>{saidOf(list.error, shared)}</CardText>
      ) : list.error ? (
        <Box sx={{ p: 1 }}>
          <FailureState error={list.error} onRetry={() => void list.refetch()} />
        </Box>
      ) : (
        <RowsSkeleton rows={4} />
      )}
    </Box>
  )
}

/** @param listTo where the rest of the list is, if it goes on */
function Changed(props: { items: readonly ArtifactItem[]; since: number; listTo: string | null }) {
  const { items, since, listTo } = props
  const t = useTexts(homeTexts)
  const nameOf = usePrincipalNames()
  const [shown, setShown] = useState(SHOWN)
  const { rows, unrecorded } = changedRows(items, since)
  const isUntimed = items.length > 0 && unrecorded === items.length
  return (
    <>
      <Rows>
        {rows.slice(0, shown).map((row) => (
          <HeadRow key={row.item.artifact_id} {...row}>
            {row.item.created_by &&
              ` · ${t.by(nameOf(row.item.created_by) ?? row.item.created_by.id)}`}
          </HeadRow>
        ))}
      </Rows>
      {rows.length > shown && (
        <Box sx={{ px: 1, pb: 0.5 }}>
          <Button variant="text" onClick={() => setShown(Infinity)}>
            {t.more(rows.length - shown)}
          </Button>
        </Box>
      )}
      {isUntimed && <CardText>{t.noTimes}</CardText>}
      {!isUntimed && rows.length === 0 && <CardText>{t.unchanged}</CardText>}
      {!isUntimed && unrecorded > 0 && <CardText>{t.unrecorded(unrecorded)}</CardText>}
      {listTo !== null && (
        <CardText>
          {t.pageOnly(items.length)}{' '}
          <Link component={RouterLink} to={listTo}>
            {t.wholeList}
          </Link>
        </CardText>
      )}
    </>
  )
}
