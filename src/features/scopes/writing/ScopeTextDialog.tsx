import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import TextField from '@mui/material/TextField'
import { useMutation } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { countCharacters } from '../../../api/contract/characters'
import { SCOPE_SUMMARY_MAX, SCOPE_TITLE_MAX, type Scope } from '../../../api/contract/scopes'
import { isOutcomeUnknown } from '../../../api/errors'
import { keys } from '../../../api/queries/keys'
import { FailureState } from '../../../components/FailureState'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { StillWaiting } from '../../../components/StillWaiting'
import { DialogForm } from '../../../ui/dialog/DialogForm'
import { DialogShell } from '../../../ui/dialog/DialogShell'
import { useTexts } from '../../../ui/language'
import { useAskBeforeLeaving } from '../../../ui/leaving'
import { HiddenNote } from '../../../ui/marked/HiddenNote'
import { ScopeMoved, type ScopeText } from './write-scope'
import { writingTexts } from './texts'

type Props = {
  title: string
  /** What will be made or changed. */
  children: ReactNode
  initial: ScopeText
  submitLabel: string
  /** Sends it. A repeated press sends the same again, which can't be done twice. */
  send: (text: ScopeText) => Promise<Scope>
  onDone: (scope: Scope) => void
  onClose: () => void
}

/** Title and summary of a Scope, and what became of sending them. */
export function ScopeTextDialog({
  title,
  children,
  initial,
  submitLabel,
  send,
  onDone,
  onClose,
}: Props) {
  const t = useTexts(writingTexts)
  const fieldsId = useId()
  const [text, setText] = useState(initial)
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    meta: { invalidates: [keys.scopeList, keys.authorities] },
  })
  const trimmed = { title: text.title.trim(), summary: text.summary.trim() }
  const isSame = trimmed.title === initial.title && trimmed.summary === initial.summary
  // What may have been done already is sent again to the letter, or not at all.
  const inDoubt = isOutcomeUnknown(error)
  const problem =
    trimmed.title === ''
      ? t.needTitle
      : trimmed.summary === ''
        ? t.needSummary
        : countCharacters(trimmed.title) > SCOPE_TITLE_MAX
          ? t.tooLong(t.title, SCOPE_TITLE_MAX)
          : countCharacters(trimmed.summary) > SCOPE_SUMMARY_MAX
            ? t.tooLong(t.summary, SCOPE_SUMMARY_MAX)
            : isSame
              ? t.nothingChanged
              : null
  useAskBeforeLeaving(isPending || !isSame)
  const close = () => {
    if (!isPending) onClose()
  }
  const submit = () => {
    if (problem === null && !isPending) mutate(trimmed, { onSuccess: onDone })
  }
  const fieldOf = (name: keyof ScopeText) => ({
    id: `${fieldsId}-${name}`,
    label: t[name],
    value: text[name],
    onChange: (event: { target: { value: string } }) =>
      setText({ ...text, [name]: event.target.value }),
    fullWidth: true,
    helperText: (
      <>
        {t.required} <HiddenNote id={`${fieldsId}-${name}`} label={t[name]} text={text[name]} />
      </>
    ),
    slotProps: {
      // Told to the field alone: of the whole control, the frame would leave room for an asterisk that is not shown.
      htmlInput: { readOnly: isPending || inDoubt, required: true },
    },
  })
  return (
    <DialogShell title={title} describedBy={`${fieldsId}-about`} onClose={close}>
      <DialogForm onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <div id={`${fieldsId}-about`}>{children}</div>
          <TextField {...fieldOf('title')} autoFocus />
          <TextField {...fieldOf('summary')} multiline minRows={3} maxRows={10} />
          {isPending && <StillWaiting />}
          {error instanceof ScopeMoved && (
            <Alert severity="warning" role="alert">
              <AlertTitle>{t.moved(error.scope.version)}</AlertTitle>
              {t.movedHelp(error.scope.title)}
            </Alert>
          )}
          {error && !(error instanceof ScopeMoved) && (
            <FailureState
              error={error}
              title={inDoubt ? t.unknown : t.refused}
              {...(inDoubt && { help: t.unknownHelp })}
            />
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button variant="text" onClick={close} disabled={isPending}>
            {t.cancel}
          </Button>
          <ReasonedButton
            type="submit"
            variant="contained"
            disabledReason={isPending ? null : problem}
            aria-disabled={isPending || undefined}
            aria-busy={isPending || undefined}
          >
            {inDoubt ? t.sendAgain : submitLabel}
          </ReasonedButton>
        </DialogActions>
      </DialogForm>
    </DialogShell>
  )
}
