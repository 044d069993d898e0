import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { fileOf } from './scripts/code-files.mjs'
import { demoPage } from './scripts/demo-page.mjs'
import { droppedExtras } from './scripts/dropped-extras.mjs'
import { licenses } from './scripts/licenses.mjs'

const licensed = licenses(fileURLToPath(new URL('node_modules', import.meta.url)))

// The demonstration without a server (decision 21): the console with the embedded service in a worker, as static files.
export default defineConfig({
  // Files find each other from any folder.
  base: './',
  plugins: [react({ jsxImportSource: '#marked' }), droppedExtras(), licensed.build, demoPage()],
  worker: { plugins: () => [licensed.worker] },
  build: {
    outDir: 'dist-demo',
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileOf }] },
      },
    },
  },
})
