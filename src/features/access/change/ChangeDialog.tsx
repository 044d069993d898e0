import type { ChangePlan, Role, Subject } from '../../../access/change/plan'
import { useChange } from '../../../access/change/use-change'
import type { Binding } from '../../../api/contract/access'
import { isBusy } from '../../../commit/state-machine'
import { usePrincipal } from '../../../components/use-principal'
import { DialogShell } from '../../../ui/dialog/DialogShell'
import { useTexts } from '../../../ui/language'
import { useAskBeforeLeaving } from '../../../ui/leaving'
import { ChangeForm } from './ChangeForm'
import type { ChangeContext, ChangeRequest } from './change-request'
import { ConflictStep } from './ConflictStep'
import { changeTexts } from './texts'
import { useDraft } from './use-draft'

type Props = {
  request: ChangeRequest
  context: ChangeContext
  /** @param binding what the change has made, or what it has revoked */
  onDone: (binding: Binding, plan: ChangePlan) => void
  onClose: () => void
}

/** The one dialog of every change of a binding: what is changed, what that does, and what became of it. */
export function ChangeDialog({ request: first, context, onDone, onClose }: Props) {
  const t = useTexts(changeTexts)
  const me = usePrincipal()
  const form = useDraft(first, context, me)
  const { request, draft } = form
  const change = useChange({
    deed: form.deed,
    listedOn: context.listedOn,
    me,
    onDone: ({ binding }, plan) => onDone(binding, plan),
  })
  const { state } = change
  useAskBeforeLeaving(isBusy(state) || draft.reason.trim() !== '')
  const goOn = (next: ChangeRequest) => {
    form.goOn(next)
    change.review()
  }
  const { kind } = request
  return (
    // What is under way would go on unseen: its answer is awaited, at most until it times out.
    <DialogShell title={t.titles[kind]} held={isBusy(state)} onClose={onClose}>
      {state.kind === 'conflict' ? (
        <ConflictStep
          moved={state}
          listed={context.known.bindings}
          changesHolder={kind === 'replace'}
          onReview={(seen) => goOn(kind === 'grant' ? request : { kind, seen })}
          onGrantAnew={
            kind === 'renew' || kind === 'replace'
              ? () =>
                  goOn({
                    kind: 'grant',
                    subject: { type: draft.type, id: draft.id } satisfies Subject,
                    role: request.seen.role as Role,
                  })
              : null
          }
          onClose={onClose}
        />
      ) : (
        <ChangeForm form={form} change={change} context={context} onClose={onClose} />
      )}
    </DialogShell>
  )
}
