import Typography from '@mui/material/Typography'
import { strangeIn } from '../../../access/change/strange'
import type { useChange } from '../../../access/change/use-change'
import { isBusy } from '../../../commit/state-machine'
import { SendForm } from '../../../components/commit/SendForm'
import { StillWaiting } from '../../../components/StillWaiting'
import { useTexts } from '../../../ui/language'
import { BindingFacts } from './BindingFacts'
import { ChangeNotice } from './ChangeNotice'
import type { ChangeContext } from './change-request'
import { ConfirmField } from './ConfirmField'
import { EffectPanel } from './EffectPanel'
import { EndFields } from './EndFields'
import { LatelyUsed } from './LatelyUsed'
import { PersonFields } from './PersonFields'
import { ReasonField } from './ReasonField'
import { RoleChoice } from './RoleChoice'
import { changeTexts } from './texts'
import type { useDraft } from './use-draft'
import { useWords } from './use-words'

type Props = {
  form: ReturnType<typeof useDraft>
  change: ReturnType<typeof useChange>
  context: ChangeContext
  onClose: () => void
}

/** What is typed and chosen for a change, what it would do, and what became of it so far. */
export function ChangeForm({ form, change, context, onClose }: Props) {
  const t = useTexts(changeTexts)
  const { place } = useWords()
  const { request, draft, deed, effect, problem, blocked } = form
  const { kind } = request
  const { state } = change
  const busy = isBusy(state)
  const isUnknown = kind !== 'grant' && strangeIn(request.seen, context.known.rules) !== null
  const terms = deed && deed.kind !== 'revoke' ? deed.terms : null
  // What is sent is what is on screen: nothing changes while it is on its way. A disabled field would lose the focus.
  const set: typeof form.change = (typed) => {
    if (!busy) form.change(typed)
  }
  return (
    <SendForm
      state={state}
      words={t}
      submitLabel={t.submits[kind]}
      blocked={blocked}
      color={kind === 'revoke' ? 'error' : 'primary'}
      onSubmit={change.submit}
      onClose={onClose}
    >
      {kind === 'grant' ? (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <Typography component="span" color="textSecondary">
            {t.on}
          </Typography>{' '}
          {place(context.resource)}
        </Typography>
      ) : (
        <>
          <BindingFacts binding={request.seen} />
          <LatelyUsed binding={request.seen} resource={context.resource} />
        </>
      )}
      {form.hasExpired && <Typography variant="body2">{t.expiredMeanwhile}</Typography>}
      {(kind === 'grant' || kind === 'replace') && (
        <PersonFields
          draft={draft}
          suggestions={form.suggestions}
          fault={problem === 'personFault' || problem === 'samePerson' ? t[problem] : null}
          autoFocus
          onChange={set}
        />
      )}
      {kind === 'grant' && (
        <RoleChoice
          roles={form.roles}
          rules={context.known.rules}
          value={draft.role}
          onChange={(role) => set({ role })}
        />
      )}
      {kind !== 'revoke' && (
        <>
          <EndFields
            draft={draft}
            expiresAt={terms?.expiresAt ?? null}
            fault={problem === 'dayPast' ? t.dayPast : null}
            autoFocus={kind === 'renew'}
            onChange={set}
          />
          <ReasonField value={draft.reason} onChange={(reason) => set({ reason })} />
        </>
      )}
      {effect && (
        <EffectPanel
          effect={effect}
          resource={kind === 'grant' ? context.resource : request.seen.resource}
          nothing={isUnknown ? t.effectUnknown : kind === 'renew' ? t.nothingRenewed : t.nothing}
          scopeOnly={context.known.view !== 'server'}
        />
      )}
      {form.confirmWords !== null && (
        <ConfirmField
          words={form.confirmWords}
          value={form.confirmed}
          onChange={form.setConfirmed}
        />
      )}
      <Typography variant="body2" color="textSecondary">
        {t.safe} {kind === 'revoke' && t.revokeNoReason}
      </Typography>
      {busy && <StillWaiting />}
      <ChangeNotice
        state={state}
        checkedAt={change.checkedAt}
        willRecheck={change.willRecheck}
        onCheckAgain={state.kind === 'unmoved' ? change.recheck : change.checkAgain}
      />
    </SendForm>
  )
}
