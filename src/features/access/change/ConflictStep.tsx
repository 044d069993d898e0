import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { isInPlaceOf, type MovedBinding } from '../../../access/change/outcome'
import { isSame } from '../../../access/subjects'
import type { Binding } from '../../../api/contract/access'
import { dialogContent } from '../../../ui/dialog/dialog-styles'
import { exactTime } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import { WholeTimes } from '../../../ui/WholeTimes'
import { BindingFacts } from './BindingFacts'
import { changeTexts } from './texts'
import { useWords } from './use-words'

type Props = {
  moved: MovedBinding
  /** The bindings of the screen, which reads them again after the refusal. Another person may hold the one that took the place. */
  listed: readonly Binding[]
  /** True: the dialog goes on with the binding that took the place, whoever holds it. False: only with one of the same person. */
  changesHolder: boolean
  /** On with the binding that stands there now; null where none does. */
  onReview: (now: Binding) => void
  /** On with a grant of the same role, where the binding is gone; null where nothing was to be granted. */
  onGrantAnew: (() => void) | null
  onClose: () => void
}

const isActive = (binding: Binding | null) => binding?.state === 'active'

/** What somebody else did to the binding meanwhile, or what an earlier press has made after all; nothing is sent from here. */
export function ConflictStep(props: Props) {
  const { moved, listed, changesHolder, onReview, onGrantAnew, onClose } = props
  const t = useTexts(changeTexts)
  const { who } = useWords()
  const { why, now } = moved
  const revoked = now?.revoked_at && now.revoked_by
  const taken = now?.state === 'revoked' ? listed.find((row) => isInPlaceOf(row, now)) : undefined
  const successor = moved.successor ?? taken ?? null
  const follows = changesHolder || (now && successor && isSame(now.subject, successor.subject))
  const next =
    follows && isActive(successor) ? successor : isActive(now) && why === 'changed' ? now : null
  return (
    <>
      <DialogContent sx={dialogContent}>
        <Alert severity="warning" role="alert">
          <AlertTitle>{why === 'earlier' ? t.earlier : t.changed}</AlertTitle>
          {why === 'earlier' ? t.earlierHelp : t.changedHelp}
        </Alert>
        {now ? (
          <div>
            <BindingFacts binding={now} />
            {revoked && (
              <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
                <WholeTimes
                  text={t.revokedBy(who(revoked), exactTime(now.revoked_at ?? '', 'local'))}
                />
              </Typography>
            )}
          </div>
        ) : (
          <Typography variant="body2">{t.isGone}</Typography>
        )}
        {successor && (
          <div>
            <Typography variant="body2" sx={{ mb: 1 }}>
              {t.replacedHelp}
            </Typography>
            <BindingFacts binding={successor} />
          </div>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="text" onClick={onClose}>
          {t.close}
        </Button>
        {next && (
          <Button variant="contained" onClick={() => onReview(next)}>
            {t.reviewAgain}
          </Button>
        )}
        {!next && why === 'changed' && onGrantAnew && (
          <Button variant="contained" onClick={onGrantAnew}>
            {t.grantAnew}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
