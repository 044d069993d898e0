/**
 * Exports every event of a large embedded service through the real page, and measures whether the page's memory stays
 * flat: the JavaScript heap after a collection, the memory of the browser's process for the page (its worker included) and
 * tasks of 50 ms or more. The file is then checked against its receipt.
 *
 *     node bench/export-million.mjs [--events 1000000] [--format jsonl|csv] [--data DIR]
 *
 * Needs a build (`npm run build`). The sample is generated once and kept in DIR (.cache/export-bench).
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.mjs'
import { table } from './figures.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
/** How much more heap the second half of an export may hold than the first, in MB. */
const GROWTH_MB = 10
const SAMPLE_MS = 3_000
const MB = 2 ** 20

function node(args, options = {}) {
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    ...options,
  })
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}. ${stdout ?? ''}`)
  return stdout
}

async function startHost(data) {
  const host = spawn(process.execPath, ['dist-host/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: '0', SCOPE_CONSOLE_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
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
  return { address, stop: () => host.kill() }
}

/** MB that the browser's process for the page holds. */
async function residentOf(browserSession) {
  const { processInfo } = await browserSession.send('SystemInfo.getProcessInfo')
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? []
      return Number(kb ?? 0) / 1024
    })
  return Math.max(0, ...sizes)
}

/** @returns {Promise<object>} figures of one export, and whether it is what it should be */
export async function exportMillion({ events = 1_000_000, format = 'jsonl', data } = {}) {
  const directory = resolve(data ?? join(root, '.cache/export-bench', String(events)))
  if (!existsSync(join(directory, 'sample.db'))) {
    console.log(`Generating ${events} events …`)
    node(['scripts/sample.mjs', '--events', String(events), '--data', directory])
  }
  const host = await startHost(directory)
  const saved = mkdtempSync(join(tmpdir(), 'scope-console-export-'))
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.addInitScript(() => {
      sessionStorage.setItem('scope-console.token', 'demo-compliance')
      window.longTasks = []
      // A collection that the measurement itself asks for is no task of the page's.
      window.collections = []
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) {
          const ends = startTime + duration
          if (window.collections.some(([from, to]) => startTime <= to && ends >= from)) continue
          window.longTasks.push(Math.round(duration))
        }
      }).observe({ type: 'longtask' })
    })
    await page.goto(`${host.address}/audit?resource=server`)
    await page.getByRole('button', { name: 'Export…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Export audit events' })
    const label = format === 'csv' ? 'CSV' : 'JSON Lines'
    await dialog.getByRole('radio', { name: label }).check()
    const devtools = await page.context().newCDPSession(page)
    const whole = await browser.newBrowserCDPSession()
    const downloads = []
    page.on('download', (download) => downloads.push(download))
    await page.evaluate(() => {
      window.longTasks.length = 0
    })
    const started = performance.now()
    await dialog.getByRole('button', { name: 'Start export' }).click()
    const samples = []
    const complete = dialog.getByText(/^Complete: /)
    const ended = dialog.getByText(/^(Complete|Not complete): |^Nothing was saved/)
    while (!(await ended.isVisible())) {
      await page.evaluate(() => window.collections.push([performance.now(), Infinity]))
      await devtools.send('HeapProfiler.collectGarbage')
      await page.evaluate(() => {
        window.collections.at(-1)[1] = performance.now()
      })
      const { usedSize } = await devtools.send('Runtime.getHeapUsage')
      samples.push({ heap: usedSize / MB, resident: await residentOf(whole) })
      await new Promise((later) => setTimeout(later, SAMPLE_MS))
    }
    const seconds = (performance.now() - started) / 1_000
    const longTasks = await page.evaluate(() => window.longTasks)
    const isComplete = await complete.isVisible()
    for (const download of downloads) {
      await download.saveAs(join(saved, download.suggestedFilename()))
    }
    const name = downloads
      .map((download) => download.suggestedFilename())
      .find((each) => each.endsWith(`.${format}`))
    if (name === undefined) throw new Error('The page saved no file.')
    const file = join(saved, name)
    const verifying = performance.now()
    const said = node(['scripts/verify-export.mjs', '--complete', file, `${file}.receipt.json`])
    const receipt = JSON.parse(readFileSync(`${file}.receipt.json`, 'utf8'))
    const half = samples.length >> 1
    const highest = (list, of) => Math.max(0, ...list.map((sample) => sample[of]))
    return {
      format: label,
      events: receipt.events.in_file,
      megabytes: receipt.file.bytes / 1e6,
      calls: receipt.calls,
      seconds,
      heapFirst: highest(samples.slice(0, half), 'heap'),
      heapSecond: highest(samples.slice(half), 'heap'),
      residentFirst: highest(samples.slice(0, half), 'resident'),
      residentSecond: highest(samples.slice(half), 'resident'),
      longTasks,
      verifySeconds: (performance.now() - verifying) / 1_000,
      verified: isComplete && said.includes('Verified'),
    }
  } finally {
    await browser.close()
    host.stop()
    rmSync(saved, { recursive: true, force: true })
  }
}

/** Prints the figures; returns whether the file verified and the heap stayed flat. */
export function reportExport(figures) {
  console.log(
    table(
      [
        'export',
        'events',
        'MB',
        'calls',
        's',
        'heap MB, 1st / 2nd half',
        'process MB',
        'tasks ≥ 50 ms',
        'verified in s',
      ],
      figures.map((f) => [
        f.format,
        f.events.toLocaleString('en-US'),
        f.megabytes.toFixed(0),
        f.calls,
        f.seconds.toFixed(0),
        `${f.heapFirst.toFixed(1)} / ${f.heapSecond.toFixed(1)}`,
        `${f.residentFirst.toFixed(0)} / ${f.residentSecond.toFixed(0)}`,
        f.longTasks.length === 0 ? 0 : `${f.longTasks.length} (${Math.max(...f.longTasks)} ms)`,
        f.verified ? f.verifySeconds.toFixed(1) : 'NOT VERIFIED',
      ]),
    ),
  )
  console.log(
    `Load ${loadavg()
      .map((value) => value.toFixed(1))
      .join(' ')}.`,
  )
  return figures.every((f) => f.verified && f.heapSecond - f.heapFirst <= GROWTH_MB)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      events: { type: 'string', default: '1000000' },
      format: { type: 'string', default: 'jsonl' },
      data: { type: 'string' },
    },
  })
  const figures = await exportMillion({ ...values, events: Number(values.events) })
  process.exitCode = reportExport([figures]) ? 0 : 1
}
