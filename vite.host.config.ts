import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { licenses } from './scripts/licenses.mjs'

const licensed = licenses(fileURLToPath(new URL('node_modules', import.meta.url)))

// The Node process of `npm start`. Packages stay outside: node-sqlite3-wasm finds its .wasm file beside itself.
export default defineConfig({
  plugins: [licensed.build],
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: 'src/host/main.ts',
        'body-worker': 'src/host/body-worker.ts',
        static: 'src/host/static-main.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
    outDir: 'dist-host',
    // An SSR build drops licenses.txt without it.
    emitAssets: true,
    target: 'node20',
    copyPublicDir: false,
    reportCompressedSize: false,
  },
})
