import { defineConfig } from 'vite'

// The Node process of `npm start`. Packages stay outside: node-sqlite3-wasm finds its .wasm file beside itself.
export default defineConfig({
  build: {
    ssr: 'src/host/main.ts',
    outDir: 'dist-host',
    target: 'node20',
    copyPublicDir: false,
    reportCompressedSize: false,
  },
})
