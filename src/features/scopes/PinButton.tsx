import { ReasonedButton } from '../../components/ReasonedButton'
import { usePinning } from '../../names/use-visited-scopes'
import { MAX_PINNED, visitedScopes } from '../../names/visited-scopes'
import { PinIcon } from '../../ui/icons'
import { useTexts } from '../../ui/language'
import { scopeTexts } from './scope-texts'

/** Keeps the Scope in the rail's list "Pinned", in this browser. What it is called does not change when it is pressed. */
export function PinButton({ scopeId }: { scopeId: string }) {
  const t = useTexts(scopeTexts)
  const pinning = usePinning(scopeId)
  const isPinned = pinning === 'pinned'
  return (
    <ReasonedButton
      variant="outlined"
      aria-label={t.pinThis}
      aria-pressed={isPinned}
      disabledReason={pinning === 'full' ? t.pinsFull(MAX_PINNED) : null}
      onClick={() => visitedScopes[isPinned ? 'unpin' : 'pin'](scopeId)}
      sx={{
        gap: 0.75,
        '&[aria-pressed=true]': {
          bgcolor: 'primary.soft',
          color: 'primary.main',
          borderColor: 'primary.main',
        },
      }}
    >
      <PinIcon filled={isPinned} />
      {t.pin}
    </ReasonedButton>
  )
}
