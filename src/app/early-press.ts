import { addressIn } from '../routing/address-in'
import { paths } from '../routing/paths'
import { isGoToKey, typedBy } from './go-to-keys'

/** The text typed after Ctrl/Cmd+K; `null` until the key is pressed. */
let typed: string | null = null

function onKey(event: KeyboardEvent) {
  // Nobody can go anywhere from the sign-in screen.
  if (event.defaultPrevented || addressIn(location).pathname === paths.signIn()) return
  if (isGoToKey(event)) typed = ''
  else if (typed !== null) typed += typedBy(event)
  else return
  event.preventDefault()
}

/**
 * Keeps a Ctrl/Cmd+K, and what is typed after it, while the console is still coming: the shell, which answers the key,
 * takes both up once it is there.
 */
export const earlyPress = {
  listen: () => document.addEventListener('keydown', onKey),
  /** What was typed after the key, `null` where it was not pressed; from now on the shell hears it itself. */
  take(): string | null {
    document.removeEventListener('keydown', onKey)
    const kept = typed
    typed = null
    return kept
  },
}
