import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import type { FormEvent } from 'react'
import { isForbidden } from '../../../api/errors'
import type { Target } from '../../../commit/plan'
import { needsScopeAdmin } from '../../../commit/restoring'
import { isBusy, maySubmit } from '../../../commit/state-machine'
import { dialogContent } from '../../../components/commit/dialog-styles'
import { OutcomeNotice } from '../../../components/commit/OutcomeNotice'
import { pageTexts } from '../../../components/commit/page-texts'
import { useScopeAdmin } from '../../../components/commit/use-scope-admin'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { StillWaiting } from '../../../components/StillWaiting'
import { useTexts } from '../../../ui/language'
import { TagFields } from './TagFields'
import { tagsTexts } from './texts'
import type { useReplaceTags } from './use-replace-tags'
import type { useTagsDraft } from './use-tags-draft'

type Props = {
  target: Target
  draft: ReturnType<typeof useTagsDraft>
  change: ReturnType<typeof useReplaceTags>
  onClose: () => void
}

/** The tags that are to be, and what became of them so far. */
export function TagsForm({ target, draft, change, onClose }: Props) {
  const t = useTexts(tagsTexts)
  const p = useTexts(pageTexts)
  const admin = useScopeAdmin(target.scopeId)
  const { state } = change
  const busy = isBusy(state)
  const blocked =
    needsScopeAdmin(target.family) && admin === 'denied'
      ? p.needAdmin
      : draft.typed.trim() !== ''
        ? t.typedOnly
        : draft.added.length + draft.removed.length === 0
          ? t.nothingChanged
          : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (blocked === null && !busy) change.submit()
  }
  const isOpen = maySubmit(state) || busy
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      aria-busy={busy}
      sx={{ display: 'contents' }}
    >
      <DialogContent sx={dialogContent}>
        <Typography variant="body2" color="textSecondary">
          {t.help}
        </Typography>
        <TagFields draft={draft} locked={!maySubmit(state)} />
        {busy && <StillWaiting />}
        <OutcomeNotice
          state={state}
          words={t}
          helpFor={(error) => (isForbidden(error) ? t.forbidden : undefined)}
          checkedAt={change.checkedAt}
          willRecheck={change.willRecheck}
          onCheckAgain={state.kind === 'unmoved' ? change.recheck : change.checkAgain}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="text" onClick={onClose} disabled={busy}>
          {isOpen ? t.cancel : t.close}
        </Button>
        {isOpen && (
          <ReasonedButton
            type="submit"
            variant="contained"
            disabledReason={busy ? null : blocked}
            // Not `disabled`: the button that was pressed keeps the focus while it waits.
            aria-disabled={busy || undefined}
            aria-busy={busy || undefined}
            startIcon={
              busy ? <CircularProgress aria-hidden size={14} color="inherit" /> : undefined
            }
          >
            {t.save}
          </ReasonedButton>
        )}
      </DialogActions>
    </Box>
  )
}
