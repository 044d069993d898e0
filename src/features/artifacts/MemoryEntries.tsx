import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { MemoryManifest } from '../../api/contract/memory'
import { memoryEntriesQuery } from '../../api/queries/memory'
import { FailureState } from '../../components/FailureState'
import { IdText } from '../../components/IdText'
import { asWritten } from '../../ui/as-written'
import { useTexts } from '../../ui/language'
import { LongList } from '../../ui/long-list/LongList'
import { artifactsTexts } from './texts'

type Props = { scopeId: string; manifest: MemoryManifest }

/** The entries that a Memory's manifest names, with their texts, which the service keeps elsewhere (contract §4). */
export function MemoryEntries({ scopeId, manifest }: Props) {
  const t = useTexts(artifactsTexts)
  const query = useQuery(memoryEntriesQuery(scopeId))
  // By version: a later text of the same entry is not the one that this revision holds.
  const texts = new Map(query.data?.entries.map((e) => [e.citation.entry_version_id, e]))
  return (
    <>
      {query.isLoadingError && (
        <FailureState error={query.error} onRetry={() => void query.refetch()} />
      )}
      <LongList
        items={manifest.entries}
        what={t.entries}
        list={(items) => (
          <Box component="ul" aria-label={t.entries} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {items}
          </Box>
        )}
      >
        {(named) => {
          const entry = texts.get(named.entry_version_id)
          return (
            <Box
              component="li"
              key={named.entry_version_id}
              sx={{
                py: 1,
                '&:not(:last-of-type)': { borderBottom: '1px solid', borderColor: 'line.main' },
              }}
            >
              {entry ? (
                <Box sx={{ ...asWritten, maxWidth: '80ch' }}>{entry.text}</Box>
              ) : query.isLoading ? (
                <Skeleton width="60%" />
              ) : (
                query.data && (
                  <Box sx={{ color: 'text.secondary', maxWidth: '80ch' }}>{t.entryTextMissing}</Box>
                )
              )}
              <Box
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  columnGap: 1.5,
                  fontSize: '0.75rem',
                  color: 'text.secondary',
                }}
              >
                {entry && <span>{entry.kind}</span>}
                <span>{named.state}</span>
                <IdText id={named.entry_id} />
              </Box>
            </Box>
          )
        }}
      </LongList>
    </>
  )
}
