/**
 * `npm run bench -- --only diff`: the same texts, compared and painted by the console's diff, react-diff-viewer-continued
 * and CodeMirror merge, in one browser in one run, each in a page that holds nothing else.
 */
import { createServer } from 'node:http'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { median, table } from '../figures.mjs'

const pages = fileURLToPath(new URL('pages', import.meta.url))
const APPLICATIONS = {
  ours: 'ours',
  'react-diff-viewer-continued': 'react-diff-viewer',
  'CodeMirror merge': 'codemirror',
}
const PAIRS = ['prompt-edited', 'prompt-rewritten', 'json-1', 'json-50']
const TITLES = {
  'prompt-edited': '32 KB prompt, edited',
  'prompt-rewritten': '32 KB prompt, rewritten',
  'json-1': '256 KB JSON, 1 % edited',
  'json-50': '256 KB JSON, 50 % edited',
}
const VIEWS = ['split', 'unified']
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
/** Milliseconds in which work that a diff leaves for later counts as its own. */
const SETTLE = 1_000
const TIMEOUT = 60_000

export async function buildPages(outDir) {
  await build({
    configFile: false,
    root: pages,
    logLevel: 'error',
    plugins: [react()],
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: {
        input: Object.values(APPLICATIONS).map((name) => join(pages, `${name}.html`)),
      },
    },
  })
}

export function serve(directory) {
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://bench').pathname
    try {
      const body = readFileSync(join(directory, path))
      response.writeHead(200, {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}

/** Tasks of 50 ms and more are told by the browser; shorter ones are none of a reader's business. */
function watchLongTasks() {
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.longTasks.push({ startTime, duration })
    }
  }).observe({ type: 'longtask', buffered: true })
}

/** One diff in a page of its own. Time zero is the call that shows it; code and texts are there by then. */
async function measureOnce(browser, base, page, pair, view) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const tab = await context.newPage()
    const errors = []
    tab.on('pageerror', (error) => errors.push(String(error)))
    await tab.addInitScript(watchLongTasks)
    await tab.goto(`${base}/${page}.html`)
    await tab.waitForFunction(() => 'measure' in window)
    await tab.waitForTimeout(300)
    const cdp = await context.newCDPSession(tab)
    await cdp.send('Performance.enable')
    await cdp.send('HeapProfiler.collectGarbage')
    const outcome = await Promise.race([
      tab.evaluate(([p, v]) => window.measure(p, v), [pair, view]),
      new Promise((resolve) => setTimeout(resolve, TIMEOUT, null)),
    ])
    if (!outcome) return { painted: Infinity, longest: NaN, elements: NaN, heap: NaN, errors }
    await tab.waitForTimeout(SETTLE)
    const { longest, elements } = await tab.evaluate(
      (from) => ({
        longest: Math.max(
          0,
          ...window.longTasks
            .filter(({ startTime, duration }) => startTime + duration > from)
            .map(({ duration }) => duration),
        ),
        elements: document.getElementsByTagName('*').length,
      }),
      outcome.from,
    )
    await cdp.send('HeapProfiler.collectGarbage')
    await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize } = await cdp.send('Runtime.getHeapUsage')
    return { painted: outcome.painted, longest, elements, heap: usedSize / 2 ** 20, errors }
  } finally {
    await context.close()
  }
}

const FIGURES = [
  ['painted', 'painted, ms', 0],
  ['longest', 'longest task, ms', 0],
  ['elements', 'elements', 0],
  ['heap', 'heap, MB', 1],
]

/**
 * Prints one table; resolves with whether ours was painted first in every row, without a long task and with few elements.
 * @param {{ executablePath: string, reps: number }} options
 */
export async function measureDiffs({ executablePath, reps }) {
  const directory = mkdtempSync(join(tmpdir(), 'scope-console-bench-diff-'))
  await buildPages(directory)
  const server = await serve(directory)
  const base = `http://127.0.0.1:${server.address().port}`
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const names = Object.keys(APPLICATIONS)
  const rows = []
  const behind = []
  try {
    for (const pair of PAIRS) {
      for (const view of VIEWS) {
        const results = Object.fromEntries(names.map((name) => [name, []]))
        // In turn, so that a busy moment of the machine falls on all of them.
        for (let rep = 0; rep < reps; rep += 1) {
          for (const name of names) {
            const result = await measureOnce(browser, base, APPLICATIONS[name], pair, view)
            if (result.errors.length > 0) throw new Error(`${name}: ${result.errors.join('; ')}`)
            results[name].push(result)
          }
        }
        const value = (name, figure) => median(results[name].map((result) => result[figure]))
        for (const [figure, title, digits] of FIGURES) {
          const values = names.map((name) => value(name, figure))
          const ratios = values.slice(1).map((peer) => (peer > 0 ? values[0] / peer : NaN))
          rows.push([
            `${TITLES[pair]}, ${view}: ${title}`,
            ...values.map((one) => (Number.isFinite(one) ? one.toFixed(digits) : 'not in 60 s')),
            ...ratios.map((ratio) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '')),
          ])
        }
        const painted = names.map((name) => value(name, 'painted'))
        const where = `${TITLES[pair]}, ${view}`
        if (painted[0] > Math.min(...painted.slice(1))) behind.push(`${where}: not painted first`)
        const longest = value('ours', 'longest')
        if (longest >= 50) behind.push(`${where}: a task of ${longest.toFixed(0)} ms`)
        const elements = value('ours', 'elements')
        if (elements > 1_500) behind.push(`${where}: ${elements} elements`)
      }
    }
  } finally {
    await browser.close()
    server.close()
    rmSync(directory, { recursive: true, force: true })
  }
  const head = ['figure', ...names, ...names.slice(1).map((name) => `ours / ${name}`)]
  console.log(table(head, rows))
  console.log(
    behind.length === 0
      ? `\nOurs is painted first in every row, without a task of 50 ms. Medians of ${reps}.`
      : `\nBehind the goal: ${behind.join('; ')}. Medians of ${reps}.`,
  )
  return behind.length === 0
}
