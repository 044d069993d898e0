#!/usr/bin/env node
import { parseCli, USAGE } from './cli-options'
import { proxied, runHost } from './run-host'
import { tellFailure } from './start-error'

/** The command of the package: the console in front of a server, without this repository. */
async function start() {
  const options = parseCli(process.argv.slice(2), process.env)
  if (options === null) return console.log(USAGE)
  const { server, ...rest } = options
  await runHost({
    ...rest,
    files: new URL('dist', import.meta.url),
    backend: () => proxied(server, '--server'),
    portSetting: '--port',
  })
}

start().catch(tellFailure)
