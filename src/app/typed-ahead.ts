import { addressIn } from '../routing/address-in'
import { paths } from '../routing/paths'
import { isGoToKey, typedBy } from './go-to-keys'

/** What is typed for "Go to…" before its field is there; null while nobody has asked for it. */
let typed: string | null = null
/** The shell is there, and answers the key itself. */
let isAnswered = false

function onKey(event: KeyboardEvent) {
  if (isGoToKey(event)) {
    // Nobody can go anywhere from the sign-in screen.
    if (isAnswered || addressIn(location).pathname === paths.signIn()) return
    typed ??= ''
  } else {
    const text = typed === null ? '' : typedBy(event)
    if (text === '') return
    typed += text
  }
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Keeps a Ctrl/Cmd+K, and what is typed after it, while the console or the dialog's code is still coming. One listener hears
 * the keys all the time: where one gave way to another, the key between them would be lost.
 */
export const typedAhead = {
  // In the capture phase, so that no shortcut hears what is typed for the dialog.
  listen: () => window.addEventListener('keydown', onKey, { capture: true }),
  /** The shell answers the key from now on. @returns whether it was pressed before */
  answer(): boolean {
    isAnswered = true
    return typed !== null
  },
  /** The shell has left. */
  unanswer() {
    isAnswered = false
    typed = null
  },
  /** The dialog is about to come. */
  begin() {
    typed ??= ''
  },
  /** What was typed so far. From now on the keys go where they are typed. */
  take(): string {
    const kept = typed ?? ''
    typed = null
    return kept
  },
}
