import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Builds a TypeScript entry as the host is built, apart from what `npm start` serves.
 * @param {string} entry relative to the repository
 * @param {string} outDir relative to the repository; emptied first
 * @returns {Promise<string>} path of the built module
 */
export async function buildForNode(entry, outDir) {
  const { build } = await import('vite')
  await build({
    root,
    configFile: join(root, 'vite.host.config.ts'),
    logLevel: 'warn',
    build: { ssr: entry, outDir },
  })
  return join(root, outDir, `${parse(entry).name}.js`)
}
