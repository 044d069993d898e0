import { scriptAddress } from '../lib/worker-script'

/** Has the browser keep the files, so that the demonstration opens without a network the next time. */
export async function keepOffline() {
  try {
    await navigator.serviceWorker.register(scriptAddress('offline-worker', './offline-worker.js'))
  } catch (error) {
    // Private windows of some browsers have no service workers: there the demonstration needs its network.
    console.info('The demonstration is not kept for use without a network.', error)
  }
}
