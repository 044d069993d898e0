import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const MARKER = 'scope-console-embedded-service'

/** Files under a built directory that hold the marker string of `src/service`. */
function marked(directory) {
  return readdirSync(join(root, directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => readFileSync(file).includes(MARKER))
    .map((file) => relative(root, file))
}

const inDashboard = marked('dist')
const inHost = marked('dist-host')
if (inDashboard.length > 0) {
  console.error(
    `The embedded service got into the dashboard's bundle (${inDashboard.join(', ')}): only src/main.tsx may import src/service, dynamically, and never in production.`,
  )
  process.exitCode = 1
}
if (inHost.length === 0) {
  console.error(
    `dist-host/ does not hold "${MARKER}", so this check would find nothing in dist/ either: src/service must keep its marker string.`,
  )
  process.exitCode = 1
}
/** Direct dependencies that the licences of neither build name. */
const licensed = new Set(
  ['dist', 'dist-host'].flatMap((directory) =>
    readFileSync(join(root, directory, 'licenses.txt'), 'utf8').match(/^\S+ \S+(?= \(.+\)$)/gm),
  ),
)
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const unlicensed = Object.entries(dependencies).filter(
  ([name, version]) => !licensed.has(`${name} ${version}`),
)
if (unlicensed.length > 0) {
  console.error(
    `No licenses.txt holds the licence of ${unlicensed.map(([name]) => name).join(', ')}: either nothing uses it, or scripts/licenses.mjs does not see where.`,
  )
  process.exitCode = 1
}
const hidden = readdirSync(join(root, 'dist')).filter((name) => name.startsWith('.'))
if (hidden.length > 0) {
  console.error(
    `dist/ holds ${hidden.join(', ')}: what is not for everybody belongs elsewhere, since another web server would serve it.`,
  )
  process.exitCode = 1
}
if (!process.exitCode) {
  console.log("The dashboard's bundle is free of the embedded service, licences are complete.")
}
