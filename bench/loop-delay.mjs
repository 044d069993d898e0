// Loaded into the host by `large-bodies.mjs`: tells how long its event loop was held up at most since it was last asked.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
process.on('message', () => {
  process.send({ longest: delay.max / 1e6 })
  delay.reset()
})
// The question keeps no host alive.
process.channel?.unref()
