import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { Guard } from './guard'

export type ServerProcess = {
  url: string
  stop(): Promise<void>
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>
  hasEnded(): boolean
}

type Start = {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  /** File that takes the server's output. */
  log: string
  /** Ends the server should this process be ended without a chance to stop it. */
  guard?: Guard
}

/** Milliseconds until a server that has not said its address counts as failed. */
const START_MS = 600_000
/** Milliseconds between asking a server to end and ending it. */
const STOP_MS = 5_000

/**
 * Starts a server that prints `listening on http://127.0.0.1:PORT` and resolves with that address, without a slash at its end.
 * @throws Error with the end of its log when it ends, or says nothing, before that.
 */
export async function startServer({
  name,
  command,
  args,
  env,
  log,
  guard,
}: Start): Promise<ServerProcess> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { pid } = child
  if (guard && pid !== undefined) {
    guard.add(pid)
    child.once('exit', () => guard.remove(pid))
  }

  const file = createWriteStream(log)
  child.stdout.pipe(file)
  child.stderr.pipe(file)
  try {
    const url = await addressOf(child)
    return {
      url,
      stop: () => stop(child),
      kill: () => stop(child, 'SIGKILL'),
      hasEnded: () => hasEnded(child),
    }
  } catch (cause) {
    await stop(child)
    const tail = (await readFile(log, 'utf8')).trim().split('\n').slice(-15).join('\n  ')
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The back end ${name} did not start: ${reason}\n  ${tail}\n(${log})`, { cause })
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`it said no address within ${START_MS / 1000} s`)),
      START_MS,
    )
    const fail = (reason: string) => {
      clearTimeout(timer)
      reject(new Error(reason))
    }
    child.once('error', (error) => fail(error.message))
    child.once('exit', (code, signal) => fail(`it ended with ${signal ?? code}`))
    if (child.stdout === null) return fail('it has no output')
    createInterface(child.stdout).on('line', (line) => {
      const address = /\blistening on (http:\/\/127\.0\.0\.1:\d+\S*?)\/?$/.exec(line)?.[1]
      if (address === undefined) return
      clearTimeout(timer)
      resolve(address)
    })
  })
}

const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess) =>
  exitCode !== null || signalCode !== null || pid === undefined

function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (hasEnded(child)) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill(signal)
  })
}
