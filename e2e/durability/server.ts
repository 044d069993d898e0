import { spawn, type ChildProcess } from 'node:child_process'
import { HOST } from './build-host'
import type { Place } from './place'

/** A server that says that it listens. It is ended by its process id, gently or not. */
export type Server = {
  pid: number
  url: string
  /** Everything that it has written so far. */
  output(): string
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>
  /** SIGTERM; resolves with its exit code. */
  stop(): Promise<number | null>
}
/** A start that ended instead of listening. */
export type Refusal = { code: number | null; output: string }

type Start = {
  place: Place
  /** Kibibytes that a file of the server may grow to. */
  fileLimit?: number
}

/** Starts the embedded service as `npm start -- --deployment FILE` does, without waiting for it. */
export function spawnServer({ place, fileLimit }: Start): ChildProcess {
  const command = [process.execPath, HOST, '--deployment', place.deployment]
  const [file = '', ...args] =
    fileLimit === undefined
      ? command
      : // POSIX counts in 512 bytes. `exec` keeps the process id.
        ['sh', '-c', `ulimit -S -f ${fileLimit * 2} && exec "$@"`, 'sh', ...command]
  const child = spawn(file, args, {
    env: {
      ...process.env,
      // Each start has another one: the last one's may be somebody else's by now.
      PORT: '0',
      SCOPE_CONSOLE_DATA: place.data,
      POWERCONTEXT_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { pid } = child
  if (pid !== undefined) {
    place.guard.add(pid)
    child.once('exit', () => place.guard.remove(pid))
  }
  return child
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode)
    else child.once('exit', (code) => resolve(code))
  })

/** SIGKILL by process id; resolves when the process is gone. */
export async function killChild(child: ChildProcess) {
  const end = ended(child)
  child.kill('SIGKILL')
  await end
}

/** Starts the server and waits until it listens, or has ended. */
function tryStart(start: Start): Promise<Server | Refusal> {
  const child = spawnServer(start)
  let output = ''
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    // `close` comes after the last of the output, `exit` may come before it.
    child.once('close', (code) => resolve({ code, output }))
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const url = /^listening on (http:\S+)\n/m.exec(output)?.[1]
      if (url === undefined || child.pid === undefined) return
      resolve({
        pid: child.pid,
        url,
        output: () => output,
        kill: () => killChild(child),
        stop: () => {
          const end = ended(child)
          child.kill('SIGTERM')
          return end
        },
      })
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
  })
}

/** @throws Error with all that it said when the server does not start. */
export async function start(options: Start): Promise<Server> {
  const started = await tryStart(options)
  if ('url' in started) return started
  throw new Error(`The server ended with ${started.code} instead of starting: ${started.output}`)
}

/** @throws Error when the server starts where it must not. */
export async function refusedStart(options: Start): Promise<Refusal> {
  const started = await tryStart(options)
  if (!('url' in started)) return started
  await started.kill()
  throw new Error('The server started, though it must not.')
}
