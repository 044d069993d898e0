import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { artifactNames } from '../../names/artifact-names'
import { useIdsOnly } from '../../names/ids-only'
import { learnArtifactNames } from '../../names/learn-artifact-names'
import { artifactNameReads, hasName, type Nameable } from '../../names/use-names-in-view'
import { useTexts } from '../../ui/language'
import { useAccessMode } from '../use-access-mode'
import { NamesNote } from './NamesNote'
import { namesTexts } from './names-texts'

/** Names that one press reads at most. */
const AT_ONCE = 20
const NONE: readonly Nameable[] = []
const idOf = ({ artifact_id: id }: Nameable) => id

type Props = {
  items: readonly Nameable[]
  /** True where the offer stands in a line of small text, false where it is the foot of a list. */
  inLine?: boolean
}

/**
 * Offers to read the names of those of these Artifacts that stand by their ids, and says what came. Nothing is read before the
 * press, because each name costs an audit event (contract §4.3).
 */
export function HeadNames({ items, inLine = false }: Props) {
  const t = useTexts(namesTexts)
  const client = useQueryClient()
  const idsOnly = useIdsOnly()
  const isAudited = useAccessMode() !== 'disabled'
  const [asked, setAsked] = useState(NONE)
  const [reads] = useState(() => artifactNameReads(client))
  const names = useSyncExternalStore(reads.subscribe, reads.get, reads.get)
  useEffect(() => learnArtifactNames(client), [client])
  // `hasName` reads this store: the component is drawn again when a name is learnt.
  useSyncExternalStore(artifactNames.subscribe, artifactNames.get, artifactNames.get)
  if (idsOnly) return null
  const unnamed = items
    .filter((item) => !hasName(item) && !asked.some((one) => idOf(one) === idOf(item)))
    .slice(0, AT_ONCE)
  const isOffered = unnamed.length > 0 && !names.isReading && !names.isRefused
  if (!isOffered && names.count === 0) return null
  const read = () => {
    const all = [...asked, ...unnamed]
    setAsked(all)
    reads.show(all)
  }
  const said = (inLine ? t.readNamesInLine : t.readNames)(unnamed.length)
  return (
    <Box sx={inLine ? line : foot}>
      <NamesNote names={names} onAskAgain={reads.askAgain} />
      {isOffered && (
        <Button
          variant={inLine ? 'text' : 'outlined'}
          sx={inLine ? small : { whiteSpace: 'normal', textAlign: 'start' }}
          onClick={read}
        >
          {isAudited ? t.costing(said, unnamed.length) : said}
        </Button>
      )}
    </Box>
  )
}

const foot = {
  px: 2,
  py: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  color: 'text.secondary',
  fontSize: '0.8125rem',
} as const
const line = {
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  color: 'text.secondary',
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
} as const
const small = { flex: 'none', minHeight: 24, py: 0, fontSize: '0.75rem' } as const
