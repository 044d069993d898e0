import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { effectOfAll } from '../../../access/change/review/effect-of-all'
import { problemOf } from '../../../access/change/review/review'
import { stepsOf } from '../../../access/change/review/send-all'
import { Facts } from '../../../components/export/Facts'
import { LoadingRows } from '../../../components/LoadingRows'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { StillWaiting } from '../../../components/StillWaiting'
import { dialogContent } from '../../../ui/dialog/dialog-styles'
import { DialogShell } from '../../../ui/dialog/DialogShell'
import { useTexts } from '../../../ui/language'
import { useAskBeforeLeaving } from '../../../ui/leaving'
import { ConfirmField } from '../change/ConfirmField'
import { changeTexts } from '../change/texts'
import type { ReviewRow } from './review-row'
import { SentTotals } from './SentTotals'
import { TakenAway } from './TakenAway'
import { reviewTexts } from './texts'
import type { useReview } from './use-review'
import type { Reviewed } from './use-reviewed'
import { useSending } from './use-sending'

type Props = {
  rows: readonly ReviewRow[]
  reviewed: Reviewed
  work: ReturnType<typeof useReview>
  onClose: () => void
}

/** What is sent of a review, and what changed meanwhile; then what became of each, one after the other. */
export function SendDialog({ rows, reviewed, work, onClose }: Props) {
  const t = useTexts(reviewTexts)
  const words = useTexts(changeTexts)
  const { me } = work
  const { shown, listOf, refetch, isReading } = reviewed
  const [look, setLook] = useState<'reading' | 'read' | 'failed'>('reading')
  const [typed, setTyped] = useState('')
  const [ids, setIds] = useState<readonly string[]>([])
  const { isSending, hasSent, send, stop } = useSending(work, listOf)
  const begun = useRef(false)
  useEffect(() => {
    // What others changed since is known before anything is sent, at one look a dialog.
    if (begun.current) return
    begun.current = true
    void refetch().then((isRead) => setLook(isRead ? 'read' : 'failed'))
  }, [refetch])
  useAskBeforeLeaving(isSending)
  const sendable = rows.filter(({ since }) => since.kind === 'same')
  const steps = stepsOf(
    sendable.map(({ item }) => item),
    me,
  )
  const deeds = steps.map(({ deed }) => deed)
  const { bindings, rules, view, instant } = shown
  const effect = effectOfAll(deeds, { bindings, rules, view, me, instant })
  const confirm = effect.leavesNobody
    ? words.confirmWords.last
    : effect.losesOwn
      ? words.confirmWords.own
      : null
  const count = (kind: string) => deeds.filter((deed) => deed.kind === kind).length
  const decisions = rows
    .filter(({ since }) => since.kind !== 'changed')
    .map(({ item: { decision } }) =>
      decision && problemOf(decision, instant / 1000) === null ? decision.kind : null,
    )
  const noted = decisions.filter((kind) => kind === 'keep').length
  const open = decisions.filter((kind) => kind === null).length
  const changed = rows.filter(({ since }) => since.kind === 'changed').length
  const unread = rows.filter(({ since }) => since.kind === 'unread').length
  const blocked =
    look !== 'read' || isReading
      ? t.reading
      : steps.length === 0
        ? t.nothingToSend
        : confirm !== null && typed.trim() !== confirm
          ? words.confirmMissing(confirm)
          : null
  const start = () => {
    const all = steps.map(({ id }) => id)
    setIds(all)
    send(all)
  }
  const isBegun = isSending || hasSent
  return (
    <DialogShell title={t.sendTitle} held={isSending} onClose={onClose}>
      <DialogContent sx={dialogContent} aria-busy={isSending}>
        {!isBegun && look === 'reading' && (
          <>
            <Typography>{t.looking}</Typography>
            <LoadingRows rows={4} />
          </>
        )}
        {!isBegun && look === 'failed' && (
          <Alert severity="error" role="alert">
            {t.lookFailed}
          </Alert>
        )}
        {!isBegun && look === 'read' && (
          <>
            <Facts
              name={t.sendTitle}
              facts={[
                [t.toEnd, t.bindings(count('revoke'))],
                [t.toRenew, t.bindings(count('replace'))],
                [t.onlyNoted, t.bindings(noted)],
                [t.undecided, t.bindings(open)],
                [t.changed, t.bindings(changed)],
              ]}
            />
            {changed > 0 && <Alert severity="warning">{t.changedNotSent}</Alert>}
            {unread > 0 && <Alert severity="warning">{t.unreadNotSent(unread)}</Alert>}
            <TakenAway ends={effect.ends} />
            {effect.losesOwn && (
              <Alert severity="warning">
                <AlertTitle>{words.losesOwn}</AlertTitle>
                {t.ownLast}
              </Alert>
            )}
            {effect.leavesNobody && (
              <Alert severity="error">
                <AlertTitle>{words.leavesNobody}</AlertTitle>
                {t.nobodyLeft}
              </Alert>
            )}
            {confirm !== null && <ConfirmField words={confirm} value={typed} onChange={setTyped} />}
            <Typography variant="body2" color="textSecondary">
              {t.oneByOne}
            </Typography>
          </>
        )}
        {isBegun && <SentTotals rows={rows} ids={ids} isSending={isSending} />}
        {isSending && <StillWaiting />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {isSending ? (
          <Button variant="text" onClick={stop}>
            {t.stop}
          </Button>
        ) : (
          <Button variant={hasSent ? 'contained' : 'text'} autoFocus={hasSent} onClick={onClose}>
            {hasSent ? words.close : words.cancel}
          </Button>
        )}
        {!isBegun && (
          <ReasonedButton variant="contained" disabledReason={blocked} onClick={start}>
            {t.sendAll(steps.length)}
          </ReasonedButton>
        )}
      </DialogActions>
    </DialogShell>
  )
}
