import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type ProxyOptions } from 'vite'
import { fileOf } from './scripts/code-files.mjs'
import { compressed } from './scripts/compressed.mjs'
import { droppedExtras } from './scripts/dropped-extras.mjs'
import { earlyCode } from './scripts/early-code.mjs'
import { licenses } from './scripts/licenses.mjs'
import { screenBounds } from './scripts/screen-bounds.mjs'
import { SCREENS } from './src/routing/screens'

// `npm run dev` serves the sources; the service runs beside it (`npm start` on port 4173).
const embedded = 'http://127.0.0.1:4173'
const devService = process.env.POWERCONTEXT_URL ?? embedded

const licensed = licenses(fileURLToPath(new URL('node_modules', import.meta.url)))

/** The host answers its own name and its own pages only: what comes from a page of ours is passed on as one of its own. */
const proxied = (target: string): ProxyOptions => ({
  target,
  changeOrigin: true,
  configure: (proxy) => {
    proxy.on('proxyReq', (passed, request) => {
      if (request.headers.origin === `http://${request.headers.host}`) {
        passed.setHeader('Origin', new URL(target).origin)
      }
    })
  },
})

export default defineConfig({
  // Every text is shown as what it is (decision 15).
  plugins: [
    react({ jsxImportSource: '#marked' }),
    droppedExtras(),
    licensed.build,
    earlyCode(SCREENS),
    screenBounds(SCREENS),
    compressed(),
  ],
  worker: { plugins: () => [licensed.worker] },
  server: {
    host: '127.0.0.1',
    // Real servers and databases live there: thousands of files that are no source.
    watch: { ignored: ['**/.cache/**', '**/.data/**'] },
    proxy: {
      '/v1': proxied(devService),
      '/health': proxied(devService),
      // The sample identities come from the host; a real server has no such file, public/ has.
      ...(devService === embedded ? { '/config.json': proxied(embedded) } : {}),
    },
  },
  // Code finds code beside itself, at any path; only the page names addresses from the root on (decision 29).
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    target: 'es2023',
    // Inlined data: URLs would need a wider content security policy than the host sends.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: {
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileOf }] },
      },
    },
  },
})
