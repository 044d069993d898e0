import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { seedScale } from '../sample/scale'
import { openData } from './data'
import { parseSampleOptions } from './sample-options'
import { StartError } from './start-error'

/** `npm run sample`: a database of any size that `npm start` serves as its sample. */
async function generate() {
  const options = parseSampleOptions(process.argv.slice(2))
  const directory = resolve(options.directory)
  const file = join(directory, 'sample.db')
  if (existsSync(file) && !options.reset) {
    throw new StartError(`${file} exists: replace it with --reset, or choose another --data.`)
  }
  const started = performance.now()
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
  let shown = 0
  const data = await openData(directory, 'sample', options.reset, async (database) => {
    // Nothing is lost with a file that is still being filled: only its last writes need to reach the disk.
    database.run('PRAGMA synchronous = OFF')
    await seedScale(database, options.until, options, (events) => {
      const tenths = Math.floor((events * 10) / options.events)
      if (tenths === shown) return
      shown = tenths
      console.log(`${String(tenths * 10).padStart(3)} %  ${events} events  ${seconds()} s`)
    })
    database.run('PRAGMA synchronous = FULL')
  }).catch((error: unknown) => {
    throw error instanceof RangeError ? new StartError(error.message) : error
  })
  data.close()
  const megabytes = Math.round(statSync(file).size / 2 ** 20)
  console.log(
    `${file}: ${options.events} events, ${options.artifacts} Artifacts beside the sample's, ${megabytes} MiB, ${seconds()} s`,
  )
  console.log(`Serve it with: SCOPE_CONSOLE_DATA=${options.directory} npm start`)
}

generate().catch((error: unknown) => {
  // As in main.ts: a sentence for the person at the terminal, or a fault of ours with its trace.
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
