import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { memo } from 'react'
import type { ArtifactItem } from '../../api/contract/artifacts'
import { ModeChip } from '../../components/ModeChip'
import { ReasonedButton } from '../../components/ReasonedButton'
import { TimeText } from '../../components/TimeText'
import { useTexts } from '../../ui/language'
import { fonts } from '../../ui/tokens'
import { historyTexts } from './texts'

type Props = {
  item: ArtifactItem
  isHead: boolean
  mode: string | null
  sameAs: number | null
  isFrom: boolean
  isTo: boolean
  /** Why "Restore revision K…" can't be used; null when it can, undefined where there is no restore. */
  restoreReason: string | null | undefined
  onChoose: (end: 'from' | 'to', revision: number) => void
  onCompareWithHead: (revision: number) => void
  onRestore: (revision: number) => void
}

/** One revision: what is recorded of it, whether it is an end of the comparison, and what can be done with it. */
export const RevisionRow = memo(function RevisionRow(props: Props) {
  const { item, isHead, mode, sameAs, isFrom, isTo, restoreReason } = props
  const t = useTexts(historyTexts)
  const { revision, created_at: at, created_by: by, restored_from_revision: origin, reason } = item
  const end = (which: 'from' | 'to', chosen: boolean) => (
    <Button
      variant={chosen ? 'contained' : 'outlined'}
      aria-pressed={chosen}
      aria-label={which === 'from' ? t.chooseFrom(revision) : t.chooseTo(revision)}
      onClick={() => props.onChoose(which, revision)}
      sx={{ minHeight: 24, minWidth: 0, px: 1, py: 0, fontSize: '0.75rem' }}
    >
      {which === 'from' ? t.from : t.to}
    </Button>
  )
  return (
    <Box
      component="li"
      aria-label={t.revision(revision)}
      sx={{
        px: 1.5,
        py: 1,
        display: 'grid',
        gap: 0.5,
        borderBottom: '1px solid',
        borderColor: 'line.main',
        boxShadow: (theme) =>
          isFrom || isTo ? `inset 3px 0 0 ${(theme.vars ?? theme).palette.primary.main}` : 'none',
        bgcolor: isFrom || isTo ? 'action.selected' : undefined,
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box component="strong" sx={{ fontFamily: fonts.mono, fontVariantNumeric: 'tabular-nums' }}>
          r{revision}
        </Box>
        {isHead && <Chip label={t.head} variant="outlined" />}
        {mode && <ModeChip mode={mode} />}
        <Box sx={{ ml: 'auto', display: 'flex', gap: 0.5 }}>
          {end('from', isFrom)}
          {end('to', isTo)}
        </Box>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
        {at || by ? (
          <>
            {at && <TimeText instant={at} />} · {by ? t.by(by.id) : t.authorNotRecorded}
          </>
        ) : (
          t.notRecorded
        )}
      </Box>
      {origin && (
        <Box sx={{ color: 'restored.main', fontSize: '0.75rem', fontWeight: 600 }}>
          <span aria-hidden="true">↶ </span>
          {t.restoredFrom(origin)}
        </Box>
      )}
      {reason && <Box sx={{ fontSize: '0.8125rem' }}>{reason}</Box>}
      {sameAs !== null && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
          <span aria-hidden="true">≡ </span>
          {t.sameContent(sameAs)}
        </Box>
      )}
      {!isHead && (
        <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap', ml: -0.75 }}>
          <Button
            variant="text"
            onClick={() => props.onCompareWithHead(revision)}
            sx={{ minHeight: 24, px: 0.75, py: 0, fontSize: '0.75rem' }}
          >
            {t.compareWithHead}
          </Button>
          {restoreReason !== undefined && (
            <ReasonedButton
              variant="text"
              disabledReason={restoreReason}
              onClick={() => props.onRestore(revision)}
              sx={{ minHeight: 24, px: 0.75, py: 0, fontSize: '0.75rem' }}
            >
              {t.restore(revision)}
            </ReasonedButton>
          )}
        </Box>
      )}
    </Box>
  )
})
