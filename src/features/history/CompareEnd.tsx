import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ArtifactItem } from '../../api/contract/artifacts'
import { ModeChip } from '../../components/ModeChip'
import { TimeText } from '../../components/TimeText'
import { usePrincipalNames, withId } from '../../names/use-principal-names'
import { useTexts } from '../../ui/language'
import { fonts } from '../../ui/tokens'
import { ReasonText } from './ReasonText'
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
  const nameOf = usePrincipalNames()
  const whom = by ? t.by(nameOf(by) ?? by.id) : at ? t.authorNotRecorded : t.notRecorded
  return (
    // Three lines high, whatever is recorded: another comparison moves nothing below.
    <Box sx={{ minWidth: 0, minHeight: 66, fontSize: '0.75rem' }}>
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
      <Box
        title={by ? t.by(withId(by, nameOf(by))) : whom}
        sx={{
          color: 'text.secondary',
          whiteSpace: 'nowrap',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        }}
      >
        {item &&
          (at || by ? (
            <>
              {at && <TimeText instant={at} />} · {whom}
            </>
          ) : (
            whom
          ))}
      </Box>
      {(origin || reason) && (
        <Box sx={{ display: 'flex', columnGap: 1, minWidth: 0, lineHeight: '24px' }}>
          {origin && (
            <Box
              component="span"
              sx={{ color: 'restored.main', fontWeight: 600, whiteSpace: 'nowrap' }}
            >
              <span aria-hidden="true">↶ {reason ? `r${origin}` : ''}</span>
              <Box component="span" sx={reason ? visuallyHidden : undefined}>
                {t.restoredFrom(origin)}
              </Box>
            </Box>
          )}
          {reason && <ReasonText reason={reason} />}
        </Box>
      )}
    </Box>
  )
}
