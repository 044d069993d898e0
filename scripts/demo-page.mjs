import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const OFFLINE = fileURLToPath(new URL('../src/demo/offline-worker.ts', import.meta.url))

/** As the host's own (decision 5), as far as a page can give it to itself: a plain static host sends none. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // Emotion adds its rules to style elements that are empty: this is the hash of nothing.
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types diff-worker export-worker evidence-worker demo-worker offline-worker',
].join('; ')

/**
 * Makes of the console's page that of the demonstration: its own entry and policy, and beside it the service worker that
 * keeps its files for the next time.
 * @returns {import('vite').Plugin}
 */
export function demoPage() {
  return {
    name: 'demo-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('/src/main.tsx', '/src/demo/main.tsx')
          .replace(/\n *<!--[^]*?-->|\n *<meta property="csp-nonce".*/g, '')
          .replace(
            '<meta charset="utf-8" />',
            `$&\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
          ),
    },
    // Only here are all files there.
    async writeBundle({ dir }, bundle) {
      // The settings stand in the page.
      rmSync(join(dir, 'config.json'))
      const files = Object.keys(bundle).filter((file) => file !== 'index.html')
      const code = await offlineWorker(['./', 'icon.svg', ...files])
      writeFileSync(join(dir, 'offline-worker.js'), code)
    },
  }
}

/** A script beside the page: a service worker looks after its own folder only. */
async function offlineWorker(files) {
  // The names of files change with what is in them; the page's own changes with theirs.
  const version = createHash('sha256').update(files.join(' ')).digest('hex').slice(0, 16)
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(version) },
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      lib: { entry: OFFLINE, formats: ['iife'], name: 'offline' },
    },
  })
  const [{ output }] = [result].flat()
  return output[0].code.trim()
}
