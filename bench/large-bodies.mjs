/**
 * How long the host of the embedded service is held up by the largest bodies that it refuses, stores and answers: the
 * longest time for which its event loop answered nobody, from the first byte sent to the answer.
 *
 *     node bench/large-bodies.mjs [--reps 9]
 *
 * Needs a build (`npm run build`).
 */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { median, table } from './figures.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const TOKEN = 'bench'
const ADMIN = { type: 'user', id: 'bench' }
const MB = 2 ** 20
const ENDLESS = 'x'.repeat(14 * MB)

const atomic = (text) => ({ schema: 'powercontext.atomic-memory.v1', kind: 'fact', text })
const skill = (metadata) => ({
  name: 'bench',
  description: 'd',
  instructions: 'i',
  validation: ['v'],
  metadata,
})
const handoff = (text, citation) => {
  const statement = { text, citations: [citation] }
  return {
    schema: 'powercontext.handoff.v1',
    objective: text,
    state: Array(64).fill(statement),
    disposition: 'complete',
    next_action: statement,
    omissions: Array(64).fill({ text, citation: null }),
  }
}
const source = (name) => ({ kind: 'source', source_ref: { name, source_id: 's' } })
const prompt = (input) => ({
  schema_version: 'powercontext.prompt.v1',
  mode: 'custom',
  instructions: 'i',
  demonstrations: [{ input, expected_output: 1 }],
})
const create = (family, content, more = {}) => ({ family, content, ...more })

async function startHost(directory) {
  const deployment = join(directory, 'deployment.json')
  const identity = { label: 'Bench', token: TOKEN, hint: '', principal: ADMIN }
  writeFileSync(deployment, JSON.stringify({ identities: [identity], administrators: [ADMIN] }))
  const host = fork(join(root, 'dist-host/main.js'), ['--deployment', deployment], {
    cwd: root,
    env: { ...process.env, PORT: '0', SCOPE_CONSOLE_DATA: join(directory, 'data') },
    execArgv: ['--import', pathToFileURL(join(root, 'bench/loop-delay.mjs')).href],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const address = await new Promise((found, failed) => {
    let output = ''
    host.once('exit', (code) => failed(new Error(`The host ended with ${code}.`)))
    host.stdout.on('data', (text) => {
      output += text
      const [, url] = /listening on (\S+)/.exec(output) ?? []
      if (url) found(url)
    })
  })
  const longest = () =>
    new Promise((told) => {
      host.once('message', ({ longest }) => told(longest))
      host.send('ask')
    })
  return { address, longest, stop: () => host.kill() }
}

/** @returns {Promise<string[][]>} a row for each body: what it is, MB, status, median and longest delay */
export async function largeBodies({ reps = 9 } = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'scope-console-bodies-'))
  const host = await startHost(directory)
  const send = async (method, path, body, headers = {}) => {
    const response = await fetch(host.address + path, {
      method,
      body,
      headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json', ...headers },
    })
    const text = await response.text()
    return { status: response.status, etag: response.headers.get('ETag'), text }
  }
  const post = async (path, body) =>
    JSON.parse((await send('POST', path, JSON.stringify(body))).text)
  let scopes = 0
  const newScope = async () => {
    scopes += 1
    const named = { title: 'Bench', summary: 'Bench', idempotency_key: `scope ${scopes}` }
    const { scope_id: scopeId } = await post('/v1/scopes', named)
    for (const role of ['scope.admin', 'scope.contributor', 'scope.viewer']) {
      const resource = { type: 'scope', scope_id: scopeId }
      const idempotency_key = `${role} ${scopes}`
      await post('/v1/access/bindings/create', { subject: ADMIN, role, resource, idempotency_key })
    }
    return `/v1/scopes/${scopeId}/artifacts`
  }
  const rows = []
  /** `ask` makes the request of one repetition; what it needs beside is there before the clock starts. */
  const measure = async (name, expected, ask) => {
    const delays = []
    let bytes = 0
    // The first one warms the code up.
    for (let rep = 0; rep <= reps; rep += 1) {
      const { method, path, body, headers } = await ask()
      const text = body === undefined ? undefined : JSON.stringify(body)
      await host.longest()
      const answer = await send(method, path, text, headers)
      const { status } = answer
      bytes = Buffer.byteLength(text ?? answer.text)
      const delay = await host.longest()
      if (status !== expected)
        throw new Error(`${name} answered ${status}: ${answer.text.slice(0, 300)}`)
      if (rep > 0) delays.push(delay)
    }
    const figures = [median(delays), Math.max(...delays)].map((delay) => delay.toFixed(0))
    rows.push([name, (bytes / MB).toFixed(1), String(expected), ...figures])
  }
  try {
    const path = await newScope()
    const cited = await post(path, create('profile', { content: 'Cited.' }))
    const { family, artifact_id, revision } = cited
    const citation = { kind: 'artifact', artifact_ref: { family, artifact_id, revision } }
    const unknown = { text: 'x', citations: [source(ENDLESS)] }
    const refused = [
      ['a profile of one text', 422, create('profile', { content: ENDLESS })],
      ['an atomic memory of one text', 422, create('atomic-memory', atomic(ENDLESS))],
      [
        'a Prompt with one demonstration',
        422,
        create('prompt', prompt(ENDLESS), { prompt_key: 'skill.generate' }),
      ],
      ['a skill with one note', 422, create('skill', skill({ note: ENDLESS }))],
      [
        'a handoff of one source',
        404,
        create('handoff', { ...handoff('x', citation), next_action: unknown }),
      ],
      ['a body of no operation', 422, { title: ENDLESS }],
    ]
    for (const [name, status, body] of refused) {
      await measure(`refused: ${name}`, status, () => ({ method: 'POST', path, body }))
    }
    const wide = '\u{1f642}'
    const topic = {
      title: wide.repeat(512),
      summary: wide.repeat(8000),
      detail: wide.repeat(125_000),
    }
    await measure('stored: the largest topic', 201, () => ({
      method: 'POST',
      path,
      body: create('topic-memory', topic),
    }))
    const largest = handoff(wide.repeat(8192), citation)
    await measure('stored: the largest handoff', 201, async () => {
      const fresh = await newScope()
      await post(fresh, create('profile', { content: 'Cited.' }))
      return { method: 'POST', path: fresh, body: create('handoff', largest) }
    })
    await post(path, create('handoff', largest))
    let head = 1
    const one = `${path}/handoff/handoff`
    await measure('replaced: the largest handoff', 200, () => {
      const headers = { 'If-Match': `"revision:${head}"` }
      head += 1
      return { method: 'PUT', path: one, body: { content: largest }, headers }
    })
    await measure('read: the largest handoff', 200, () => ({ method: 'GET', path: one }))
    const topics = await newScope()
    for (let made = 0; made < 100; made += 1) await post(topics, create('topic-memory', topic))
    await measure('listed: 100 of the largest topics', 200, () => ({
      method: 'GET',
      path: `${topics}/topic-memory?limit=100`,
    }))
    return rows
  } finally {
    host.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

export const reportLargeBodies = (rows) =>
  console.log(table(['body', 'MB', 'status', 'delay, ms, median', 'longest'], rows))

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({ options: { reps: { type: 'string', default: '9' } } })
  reportLargeBodies(await largeBodies({ reps: Number(values.reps) }))
}
