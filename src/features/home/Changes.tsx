import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FAMILIES } from '../../api/contract/artifacts'
import { artifactListQuery } from '../../api/queries/artifacts'
import { serverNow } from '../../api/server-clock'
import { TimeText } from '../../components/TimeText'
import { useOwner } from '../../components/use-owner'
import { useReadScopeNames } from '../../components/use-read-scope-names'
import { configures } from '../../families/configures'
import { useLastVisit } from '../../names/use-last-visit'
import { useTexts } from '../../ui/language'
import { Panel } from '../../ui/Panel'
import { ChangedList, SHOWN } from './ChangedList'
import { ChangedNames } from './ChangedNames'
import { CardText, RowsSkeleton } from '../../components/heads/Rows'
import { homeTexts } from './texts'

/** What is shown on a first visit, in ms. */
const FIRST_MS = 7 * 86_400_000
/** Scopes that one press of a button looks in. */
const FURTHER = 10
const PROMPTS = FAMILIES.filter(configures)
const OTHERS = FAMILIES.filter((family) => !configures(family))

type Props = {
  /** Scopes to look in, the first of them at once; null: not known yet. */
  scopeIds: readonly string[] | null
  /** Each read costs an audit event. */
  recorded: boolean
}

/** What was committed since the person was here last. */
export function Changes({ scopeIds, recorded }: Props) {
  const t = useTexts(homeTexts)
  const owner = useOwner()
  const lastVisit = useLastVisit()
  const isReady = scopeIds !== null && owner !== null
  const isNone = scopeIds?.length === 0
  return (
    <Panel
      title={t.changed}
      flush
      action={
        isReady && lastVisit !== null ? (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {t.lastVisit} <TimeText instant={new Date(lastVisit).toISOString()} />
          </Box>
        ) : null
      }
    >
      {/* About as high as what comes. A sentence is there at once. */}
      <Box sx={{ minHeight: isNone ? 0 : { xs: 0, md: 200, lg: 180 } }}>
        {!isReady && !isNone && <RowsSkeleton rows={5} />}
        {isNone && <CardText>{t.nothingReadable}</CardText>}
        {isReady && scopeIds.length > 0 && (
          <ChangesIn scopeIds={scopeIds} recorded={recorded} lastVisit={lastVisit} />
        )}
      </Box>
    </Panel>
  )
}

type InProps = { scopeIds: readonly string[]; recorded: boolean; lastVisit: number | null }

/** The Prompts of the first Scope; further Scopes and families at the press of a button that says what it costs. */
function ChangesIn({ scopeIds, recorded, lastVisit }: InProps) {
  const t = useTexts(homeTexts)
  const [weekAgo] = useState(() => serverNow() - FIRST_MS)
  const [inScopes, setInScopes] = useState(false)
  const [inFamilies, setInFamilies] = useState(false)
  const since = lastVisit ?? weekAgo
  const further = scopeIds.slice(1, 1 + FURTHER)
  const first = useInfiniteQuery({
    ...artifactListQuery(scopeIds[0] ?? '', PROMPTS[0] ?? ''),
    enabled: false,
  })
  const isFirstRead = first.data !== undefined || first.error !== null
  // A person who has opened no Scope yet does not know this one's name.
  useReadScopeNames(scopeIds.slice(0, 1))
  const lists = scopeIds.slice(0, inScopes ? 1 + FURTHER : 1).flatMap((scopeId, place) =>
    [...PROMPTS, ...(place === 0 && inFamilies ? OTHERS : [])].map((family) => ({
      scopeId,
      family,
    })),
  )
  return (
    <>
      {lastVisit === null && <CardText>{t.firstVisit}</CardText>}
      {lists.map((list) => (
        <ChangedList key={JSON.stringify(list)} {...list} since={since} />
      ))}
      <ChangedNames lists={lists} since={since} shown={SHOWN} />
      {/* How high the first list is shows when it has come: the buttons below it would move away from a press. */}
      <Box
        sx={{
          px: 2,
          py: 1,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          visibility: isFirstRead ? 'visible' : 'hidden',
        }}
      >
        {further.length > 0 && !inScopes && (
          <Button variant="outlined" sx={wrapping} onClick={() => setInScopes(true)}>
            {t.lookInScopes(further.length, recorded)}
          </Button>
        )}
        {!inFamilies && (
          <Button variant="outlined" sx={wrapping} onClick={() => setInFamilies(true)}>
            {t.lookInFamilies(OTHERS.length, recorded)}
          </Button>
        )}
      </Box>
    </>
  )
}

const wrapping = { whiteSpace: 'normal', textAlign: 'start' } as const
