import Typography from '@mui/material/Typography'
import { isForbidden } from '../../../api/errors'
import type { Target } from '../../../commit/plan'
import { needsScopeAdmin } from '../../../commit/restoring'
import { isBusy, maySubmit } from '../../../commit/state-machine'
import { OutcomeNotice } from '../../../components/commit/OutcomeNotice'
import { pageTexts } from '../../../components/commit/page-texts'
import { SendForm } from '../../../components/commit/SendForm'
import { useScopeAdmin } from '../../../components/commit/use-scope-admin'
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
  return (
    <SendForm
      state={state}
      words={t}
      submitLabel={t.save}
      blocked={blocked}
      onSubmit={change.submit}
      onClose={onClose}
    >
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
    </SendForm>
  )
}
