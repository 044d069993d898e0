import { copyFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const README = `# Scope Console

The admin dashboard of a PowerContext server.

    npx scope-console --server http://127.0.0.1:8000

\`--help\` tells the options. Node 20.19 or newer is all that it needs.
`

/**
 * Lays beside the command what makes a package of it: the built client, a manifest that needs no other package, and texts.
 * @returns {import('vite').Plugin}
 * @throws Error when the client is not built
 */
export function packageFiles() {
  return {
    name: 'package-files',
    apply: 'build',
    writeBundle({ dir }) {
      const client = join(root, 'dist')
      if (!existsSync(join(client, 'index.html')))
        throw new Error('The client is not built: run `npm run build` first.')
      cpSync(client, join(dir, 'dist'), { recursive: true })
      copyFileSync(join(root, 'LICENSE'), join(dir, 'LICENSE'))
      writeFileSync(join(dir, 'README.md'), README)
      writeFileSync(join(dir, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
    },
  }
}

function manifest() {
  const { name, version, description, license, engines } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return {
    name,
    version,
    // Nobody publishes it by mistake; it packs all the same.
    private: true,
    description,
    license,
    type: 'module',
    engines,
    bin: { [name]: 'scope-console.js' },
    files: ['scope-console.js', 'licenses.txt', 'dist'],
  }
}
