import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// `npm run dev` serves the sources; the service runs beside it (`npm start` on port 4173).
const embedded = 'http://127.0.0.1:4173'
const devService = process.env.POWERCONTEXT_URL ?? embedded

export default defineConfig({
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    // Real servers and databases live there: thousands of files that are no source.
    watch: { ignored: ['**/.cache/**', '**/.data/**'] },
    proxy: {
      '/v1': devService,
      '/health': devService,
      // The sample identities come from the host; a real server has no such file, public/ has.
      ...(devService === embedded ? { '/config.json': embedded } : {}),
    },
  },
  build: {
    target: 'es2023',
    // Inlined data: URLs would need a wider content security policy than the host sends.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The bundle check reads from it what the first screen loads.
    manifest: true,
    reportCompressedSize: false,
  },
})
