/**
 * Opens screens of the sample in a cold browser, in front of the embedded service. For each screen, the script prints the longest
 * task of the page's main thread, in ms of processor time.
 *
 *     node bench/opening-tasks.mjs [--reps 3] [--only history,audit]
 *
 * Needs a build (`npm run build`). Chromium writes the trace by itself, and no debugger is attached. For a debugger, which
 * Playwright is, V8 looks up where each function of the first modules stands, and their run takes twice as long.
 */
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { CHROMIUM_ARGS, findChromium } from '../scripts/find-chromium.mjs'
import { median, table } from './figures.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const TOKEN = 'demo-scope-admin'
/** The Scope of the sample that has the most of everything. */
const CHECKOUT = 'scp_0pdyk5e28v1yasbzgb324n6kjk'
/** For how many seconds from its start the browser traces. Every screen is at rest by then. */
const TRACED_S = 5

async function startHost(directory) {
  const host = fork(join(root, 'dist-host/main.js'), [], {
    cwd: root,
    env: { ...process.env, PORT: '0', SCOPE_CONSOLE_DATA: join(directory, 'data') },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let output = ''
  for await (const text of host.stdout) {
    output += text
    const [, address] = /listening on (\S+)/.exec(output) ?? []
    if (address) return { address, stop: () => host.kill() }
  }
  throw new Error('The host ended before it listened.')
}

/**
 * Starts a proxy in front of the host. The proxy's own page `/sign-in?ADDRESS` signs the browser in and goes on to ADDRESS.
 * `refused` lists the calls that the host has refused. A screen that shows a refusal opens fast, so its time must not count.
 */
async function startFront(host) {
  const { port, hostname } = new URL(host)
  const refused = []
  const signIn = `<script>
    sessionStorage.setItem('scope-console.token', '${TOKEN}')
    localStorage.setItem('scope-console.language', 'en')
    setTimeout(() => location.replace(decodeURIComponent(location.search.slice(1))), 500)
  </script>`
  const front = createServer((asked, answer) => {
    if (asked.url.startsWith('/sign-in?')) {
      answer.setHeader('Content-Type', 'text/html')
      return answer.end(signIn)
    }
    // The host serves its own address and answers its own pages only.
    const headers = { ...asked.headers, host: `${hostname}:${port}` }
    if (headers.origin) headers.origin = host
    const passed = request({ port, hostname, path: asked.url, method: asked.method, headers })
    passed.on('response', (response) => {
      if (response.statusCode >= 400) refused.push(`${response.statusCode} ${asked.url}`)
      answer.writeHead(response.statusCode, response.headers)
      response.pipe(answer)
    })
    asked.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(front, 'listening')
  return { address: `http://127.0.0.1:${front.address().port}`, refused, stop: () => front.close() }
}

async function screensOf(host) {
  const scope = `/scopes/${CHECKOUT}`
  const headers = { Authorization: `Bearer ${TOKEN}` }
  const answer = await fetch(`${host}/v1${scope}/artifacts/skill?limit=1`, { headers })
  if (!answer.ok) throw new Error(`The sample's skills were answered with ${answer.status}.`)
  const [skill] = (await answer.json()).items
  const prompt = `${scope}/artifacts/prompt/skill.generate`
  const resource = `resource=scope:${CHECKOUT}`
  return {
    home: '/',
    scopes: '/scopes',
    scope,
    prompts: `${scope}/prompts`,
    prompt: `${scope}/prompts/skill.generate`,
    edit: `${prompt}/edit`,
    history: `${prompt}/history`,
    comparison: `${prompt}/history?from=22&to=23`,
    skills: `${scope}/artifacts/skill`,
    artifact: `${scope}/artifacts/skill/${skill.artifact_id}`,
    access: `/access?${resource}`,
    people: `/access?${resource}&view=people`,
    audit: `/audit?${resource}`,
    decisions: `/audit?${resource}&rows=decisions`,
  }
}

/** @returns {Promise<object[]>} the events that the browser traced while it opened the page */
async function traced(chromium, url, directory) {
  const file = join(directory, 'trace.json')
  const browser = spawn(
    chromium,
    [
      ...CHROMIUM_ARGS,
      '--window-size=1440,900',
      '--remote-debugging-port=0',
      `--user-data-dir=${join(directory, 'profile')}`,
      '--trace-startup=toplevel,devtools.timeline',
      `--trace-startup-file=${file}`,
      '--trace-startup-format=json',
      `--trace-startup-duration=${TRACED_S}`,
      url,
    ],
    { stdio: 'ignore' },
  )
  const ended = once(browser, 'exit')
  try {
    for (let waited = 0; waited < 60; waited += 1) {
      await setTimeout(500)
      // Chromium writes the file piece by piece. The last bracket says that it is whole.
      const text = existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : ''
      if (text.endsWith('}')) return JSON.parse(text).traceEvents
    }
    throw new Error(`${url} left no trace.`)
  } finally {
    browser.kill('SIGKILL')
    await ended
  }
}

/** Returns the longest task of the main thread that showed `url`, in ms of processor time. Earlier tasks than the request for `url` do not count. */
function longestTask(events, url) {
  const sent = events.find((e) => e.name === 'ResourceSendRequest' && e.args.data.url === url)
  const run = events.find(
    (e) => e.name === 'FunctionCall' && e.ts > sent?.ts && /\/assets\//.test(e.args.data?.url),
  )
  if (!run) throw new Error(`The trace shows no code that ran for ${url}.`)
  const tasks = events.filter(
    (e) => e.pid === run.pid && e.tid === run.tid && e.ts > sent.ts && /RunTask$/.test(e.name),
  )
  return Math.max(...tasks.map((task) => task.tdur ?? 0)) / 1000
}

/** @returns {Promise<string[][]>} a row for each screen: its name, the median, every measurement */
export async function openingTasks({ reps = 3, only = [] } = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'scope-console-opening-'))
  const chromium = await findChromium({ headlessShell: true })
  const host = await startHost(directory)
  const front = await startFront(host.address)
  try {
    const rows = []
    for (const [name, path] of Object.entries(await screensOf(host.address))) {
      if (only.length > 0 && !only.includes(name)) continue
      const longest = []
      for (let rep = 0; rep < reps; rep += 1) {
        const own = mkdtempSync(join(directory, 'browser-'))
        const signIn = `${front.address}/sign-in?${encodeURIComponent(path)}`
        longest.push(longestTask(await traced(chromium, signIn, own), front.address + path))
      }
      if (front.refused.length > 0) throw new Error(`${path} was refused: ${front.refused}`)
      const shown = longest.map((ms) => ms.toFixed(0))
      rows.push([name, median(longest).toFixed(0), shown.join(', ')])
    }
    return rows
  } finally {
    front.stop()
    host.stop()
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 })
  }
}

export const reportOpeningTasks = (rows) =>
  console.log(table(['screen, opened cold', 'longest task, ms', 'of'], rows))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { reps: { type: 'string' }, only: { type: 'string' } } })
  reportOpeningTasks(
    await openingTasks({ reps: Number(values.reps ?? 3), only: values.only?.split(',') ?? [] }),
  )
}
