/**
 * How the embedded service's lists answer on 1,000,000 audit events and 10,000 Artifacts, against 10,000 and 600: medians
 * of alternating requests through the service's own fetch handler, in this process, both databases open in files.
 *
 *     node bench/service-scale.mjs [--events N] [--reps 50] [--data DIR]
 *
 * The databases are generated once and kept in DIR (.cache/bench-data).
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { buildForNode } from '../scripts/build-for-node.mjs'
import { cases } from './service-cases.mjs'
import { median, table } from './figures.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Where the generated half year ends: the same databases on every machine. */
const UNTIL = Date.parse('2026-11-20T12:00:00Z')
const SMALL = { events: 10_000, artifacts: 600 }
/** What issue 4 allows. */
const LIMIT = 1.5
const SERIES = 4

const drop = (file) => {
  for (const suffix of ['', '-wal', '-journal', '.lock']) {
    rmSync(`${file}${suffix}`, { recursive: true, force: true })
  }
}

async function database(code, directory, size) {
  const file = join(directory, `${size.events}-${size.artifacts}-${code.SCHEMA_VERSION}.db`)
  if (!existsSync(file)) {
    console.log(`Generating ${size.events} events and ${size.artifacts} Artifacts …`)
    const draft = `${file}.filling`
    drop(draft)
    const filling = code.openSqlite(draft)
    await code.seedScale(filling, UNTIL, size)
    filling.close()
    renameSync(draft, file)
  }
  // A killed measurement leaves SQLite's lock directory behind.
  rmSync(`${file}.lock`, { recursive: true, force: true })
  return code.openSqlite(file)
}

/** One size of the service, with a way to ask it. */
async function open(code, directory, size) {
  const sql = await database(code, directory, size)
  const service = code.createService({
    database: sql,
    identities: code.SAMPLE_IDENTITIES,
    administrators: code.SAMPLE_ADMINISTRATORS,
  })
  const ask = async ({ token, method = 'POST', path, body }) => {
    const response = await service.fetch(
      new Request(`http://bench${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    const answer = await response.json()
    if (response.status !== 200) {
      throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${JSON.stringify(answer)}`)
    }
    return answer
  }
  // Each reading of the audit adds to it: what a measurement added goes before the next one.
  const tidy = () => {
    sql.run('DELETE FROM audit_events WHERE cursor > ?', [size.events])
    sql.run(`UPDATE sqlite_sequence SET seq = ? WHERE name = 'audit_events'`, [size.events])
  }
  tidy()
  const close = () => {
    tidy()
    sql.close()
  }
  return { sql, ask, close }
}

async function measure(sides, requests, reps, { wall, cpu, items }) {
  for (let round = -5; round < reps; round += 1) {
    // In turn, so that what else the machine does falls on both alike.
    for (const of of round % 2 ? [0, 1] : [1, 0]) {
      const before = process.cpuUsage()
      const started = performance.now()
      const answer = await sides[of].ask(requests[of])
      const ms = performance.now() - started
      const { user, system } = process.cpuUsage(before)
      items[of] = answer.items.length
      if (round < 0) continue
      wall[of].push(ms)
      cpu[of].push((user + system) / 1000)
    }
  }
}

function summary(name, { wall, cpu, items }) {
  const [small, large] = wall.map(median)
  const [smallCpu, largeCpu] = cpu.map(median)
  const ratios = { ratio: large / small, cpuRatio: largeCpu / smallCpu }
  return { name, items, small, large, ...ratios, reps: wall[0].length }
}

/**
 * @returns {Promise<{name: string, items: number[], small: number, large: number, ratio: number, cpuRatio: number,
 *   reps: number}[]>} medians in milliseconds, and their ratios: of the time that passed, and of the processor's
 */
export async function serviceScale({ events = 1_000_000, reps = 50, data } = {}) {
  const directory = resolve(data ?? join(root, '.cache/bench-data'))
  mkdirSync(directory, { recursive: true })
  const built = await buildForNode('bench/service.ts', '.cache/bench')
  const code = await import(pathToFileURL(built).href)
  const small = await open(code, directory, SMALL)
  const large = await open(code, directory, {
    events,
    artifacts: Math.min(10_000, Math.floor(events / 100)),
  })
  const rows = []
  for (const { name, requests } of await cases([small, large])) {
    const measured = { wall: [[], []], cpu: [[], []], items: [0, 0] }
    // Once more where the ratio is too high, all measurements kept: on a busy machine fifty are few.
    for (let series = 0; series < SERIES; series += 1) {
      await measure([small, large], requests, reps, measured)
      if (summary(name, measured).ratio <= LIMIT) break
    }
    rows.push(summary(name, measured))
  }
  small.close()
  large.close()
  return rows
}

/** Prints the table; returns whether every ratio is within the limit. */
export function reportServiceScale(rows) {
  console.log(
    table(
      ['list', 'items', '10,000 events, ms', 'large, ms', 'ratio', 'ratio of CPU', 'requests each'],
      rows.map(({ name, items, small, large, ratio, cpuRatio, reps }) => [
        name,
        items[0] === items[1] ? items[0] : items.join(' / '),
        ...[small, large, ratio, cpuRatio].map((value) => value.toFixed(2)),
        reps,
      ]),
    ),
  )
  const worst = rows.reduce((a, b) => (b.ratio > a.ratio ? b : a))
  const middle = median(rows.map(({ ratio }) => ratio))
  console.log(
    `Ratios: median ${middle.toFixed(2)}, worst ${worst.ratio.toFixed(2)} (${worst.name}); at most ${LIMIT} is wanted. Load ${loadavg()
      .map((value) => value.toFixed(1))
      .join(' ')}.`,
  )
  return worst.ratio <= LIMIT
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      events: { type: 'string', default: '1000000' },
      reps: { type: 'string', default: '50' },
      data: { type: 'string' },
    },
  })
  const rows = await serviceScale({
    events: Number(values.events),
    reps: Number(values.reps),
    data: values.data,
  })
  process.exitCode = reportServiceScale(rows) ? 0 : 1
}
