import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
/** A text that each part holds, and by which it is found in a build. */
const MARKERS = {
  'src/service': 'scope-console-embedded-service',
  'src/demo': 'scope-console-demonstration',
  'src/host': 'SCOPE_CONSOLE_DATA',
}
/** The parts that each build holds. A demonstration is not always built. */
const HOLDS = {
  dist: [],
  'dist-host': ['src/service', 'src/host'],
  'dist-demo': ['src/service', 'src/demo'],
}
const BUILDS = Object.keys(HOLDS).filter(
  (build) => build !== 'dist-demo' || existsSync(join(root, build)),
)

const fail = (sentence) => {
  console.error(sentence)
  process.exitCode = 1
}
const filesOf = (build) =>
  readdirSync(join(root, build), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))

for (const build of BUILDS) {
  const contents = filesOf(build).map((file) => [relative(root, file), readFileSync(file)])
  for (const [part, marker] of Object.entries(MARKERS)) {
    const found = contents.filter(([, content]) => content.includes(marker)).map(([file]) => file)
    const belongs = HOLDS[build].includes(part)
    if (!belongs && found.length > 0) {
      fail(`${part} got into ${build}/ (${found.join(', ')}), which has to be without it.`)
    }
    if (belongs && found.length === 0) {
      fail(
        `${build}/ does not hold "${marker}", so this check would find ${part} nowhere else either: it must keep its marker.`,
      )
    }
  }
}
/** Direct dependencies that the licences of no build name. */
const licensed = new Set(
  BUILDS.flatMap((build) =>
    readFileSync(join(root, build, 'licenses.txt'), 'utf8').match(/^\S+ \S+(?= \(.+\)$)/gm),
  ),
)
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const unlicensed = Object.entries(dependencies).filter(
  ([name, version]) => !licensed.has(`${name} ${version}`),
)
if (unlicensed.length > 0) {
  fail(
    `No licenses.txt holds the licence of ${unlicensed.map(([name]) => name).join(', ')}: either nothing uses it, or scripts/licenses.mjs does not see where.`,
  )
}
for (const build of ['dist', 'dist-demo'].filter((name) => BUILDS.includes(name))) {
  const hidden = readdirSync(join(root, build)).filter((name) => name.startsWith('.'))
  if (hidden.length > 0) {
    fail(
      `${build}/ holds ${hidden.join(', ')}: what is not for everybody belongs elsewhere, since another web server would serve it.`,
    )
  }
}
if (!process.exitCode)
  console.log(`Each of ${BUILDS.join(', ')} holds what it should, licences are complete.`)
