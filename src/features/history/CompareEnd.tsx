import Box from '@mui/material/Box'
import type { ArtifactItem } from '../../api/contract/artifacts'
import { ModeChip } from '../../components/ModeChip'
import { TimeText } from '../../components/TimeText'
import { useTexts } from '../../ui/language'
import { fonts } from '../../ui/tokens'
import { historyTexts } from './texts'

type Props = {
  revision: number
  /** Null while nothing of it is loaded. */
  item: ArtifactItem | null
  mode: string | null
  isHead: boolean
}

/** One end of the comparison: its number and mode, when, by whom and why. */
export function CompareEnd({ revision, item, mode, isHead }: Props) {
  const t = useTexts(historyTexts)
  const { created_at: at, created_by: by, reason, restored_from_revision: origin } = item ?? {}
  return (
    // Two lines high from the start: what is read later moves nothing below.
    <Box sx={{ minWidth: 0, minHeight: 44, fontSize: '0.75rem' }}>
      <Box
        sx={{
          display: 'flex',
          columnGap: 1,
          alignItems: 'center',
          flexWrap: 'wrap',
          minHeight: 24,
        }}
      >
        <Box
          component="span"
          sx={{ fontFamily: fonts.mono, fontWeight: 650, fontSize: '1rem', whiteSpace: 'nowrap' }}
        >
          r{revision}
        </Box>
        {mode && <ModeChip mode={mode} />}
        {isHead && (
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {t.head}
          </Box>
        )}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {item &&
          (at || by ? (
            <>
              {at && <TimeText instant={at} />} · {by ? t.by(by.id) : t.authorNotRecorded}
            </>
          ) : (
            t.notRecorded
          ))}
      </Box>
      {origin && (
        <Box sx={{ color: 'restored.main', fontWeight: 600 }}>
          <span aria-hidden="true">↶ </span>
          {t.restoredFrom(origin)}
        </Box>
      )}
      {reason && <Box sx={{ fontSize: '0.8125rem' }}>{reason}</Box>}
    </Box>
  )
}
