import type { QueryKey } from '@tanstack/react-query'
import * as v from 'valibot'
import { nameHere } from '../lib/base-path'

// Another tab may run another version of the console: what is not of this form is not for this one.
const Key = v.pipe(v.array(v.union([v.string(), v.number()])), v.minLength(1), v.maxLength(8))
const Message = v.object({
  kind: v.literal('stale'),
  keys: v.pipe(v.array(Key), v.maxLength(32)),
})

/** Tells the console's other tabs of this browser what a commit here has made stale. */
export class CommitChannel {
  // Named with its form: an earlier version would fail on what it does not know.
  readonly #channel = new BroadcastChannel(nameHere('scope-console.stale.1'))

  tell(keys: readonly QueryKey[]) {
    this.#channel.postMessage({ kind: 'stale', keys })
  }

  listen(onStale: (keys: readonly QueryKey[]) => void) {
    this.#channel.addEventListener('message', (event: MessageEvent<unknown>) => {
      const message = v.safeParse(Message, event.data)
      if (message.success) onStale(message.output.keys)
    })
  }
}
