import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { licenses } from './scripts/licenses.mjs'
import { packageFiles } from './scripts/package-files.mjs'

const licensed = licenses(fileURLToPath(new URL('node_modules', import.meta.url)))

// The command `scope-console` for who has no repository: one file that holds its packages, beside the built client.
export default defineConfig({
  plugins: [licensed.build, packageFiles()],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    rolldownOptions: {
      input: { 'scope-console': 'src/host/cli.ts' },
      output: { entryFileNames: '[name].js' },
    },
    outDir: 'dist-package',
    emitAssets: true,
    target: 'node20',
    copyPublicDir: false,
    reportCompressedSize: false,
  },
})
