import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { REQUEST_BYTES_MAX } from '../api/contract/content-bounds'
import { answerPolicy } from './proxy-answer'
import { writeStaticSite } from './static-site'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { engines, version, scripts } = JSON.parse(read('package.json')) as {
  engines: { node: string }
  version: string
  scripts: Record<string, string>
}
const nginx = read('deploy/nginx/scope-console.conf')
const api = read('deploy/nginx/api.conf')
const caddy = read('deploy/caddy/Caddyfile')

type Container = {
  image: string
  volumeMounts: { name: string; mountPath: string; subPath?: string }[]
  securityContext: Record<string, unknown>
}
type Manifest = {
  kind: string
  metadata: { name: string }
  spec: {
    template: {
      spec: {
        securityContext: { runAsNonRoot: boolean; runAsUser: number }
        containers: Container[]
        volumes: { name: string; configMap?: { name: string } }[]
      }
    }
  }
}
type Kustomization = {
  resources: string[]
  images: { name: string; newTag: string }[]
  configMapGenerator: { name: string; files: string[] }[]
}
type Compose = {
  services: {
    console: {
      build: { context: string; dockerfile: string }
      volumes: string[]
      read_only: boolean
      tmpfs: string[]
      user: string
    }
  }
}

/** The documents of a YAML file; a fault of its syntax is one of the test. */
function documents<T>(path: string): T[] {
  return parseAllDocuments(read(path)).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS() as T
  })
}

/** The first one, which has to be there. */
function first<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Error('There is no document.')
  return one
}

test('nginx takes bodies of the length that the host takes', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(api) ?? []
  expect(Number(megabytes) * 1024 * 1024).toBe(REQUEST_BYTES_MAX)
})

test('each file of a build is a file to both servers, and not a screen', () => {
  const named = [...readdirSync(join(root, 'public')), 'licenses.txt']
  for (const name of named) {
    expect(caddy).toContain(` /console/${name}`)
    const inRegExp = nginx.includes(name.replace('.', '\\.'))
    expect(inRegExp || nginx.includes(`= /console/${name} `), name).toBe(true)
  }
})

test('no server lets an answer say again what its own headers say', () => {
  const hidden = [...api.matchAll(/^proxy_hide_header (\S+);$/gm)].map(([, name = '']) => name)
  expect(hidden).toEqual(expect.arrayContaining(Object.keys(answerPolicy())))
  expect(hidden).toContain('Set-Cookie')
  const taken = [...caddy.matchAll(/^\t{3}-([\w-]+)(\*?)$/gm)]
  for (const name of hidden) {
    const isTaken = taken.some(([, start = '', more]) =>
      more ? name.startsWith(start) : name === start,
    )
    expect(isTaken || name in answerPolicy(), name).toBe(true)
  }
})

test('a write is never sent to a second process', () => {
  const conf = nginx + api + read('deploy/nginx/upstream.conf')
  expect(conf.replaceAll(/^ *#.*$/gm, '')).not.toContain('non_idempotent')
  const [, write] = nginx.split('location @scope_console_write')
  expect(write).toMatch(/^[^}]*proxy_next_upstream off;/)
  // By itself Caddy sends on what no process has got, and a GET.
  expect(caddy).not.toContain('lb_retry_match')
})

test('what fails behind Caddy puts no process aside: the second one would go with the first', () => {
  const directives = caddy.replaceAll(/^\s*#.*$/gm, '')
  expect(directives).not.toMatch(/fail_duration|unhealthy_|max_fails/)
  expect(directives).toMatch(/^\s*health_uri \/health\/live$/m)
})

test('the image is built by the Node that package.json asks for, and runs without rights', () => {
  const dockerfile = read('deploy/Dockerfile')
  expect(dockerfile).toContain(`FROM node:${engines.node.replace('>=', '')}-`)
  expect(dockerfile).toMatch(/^USER 65532:65532$/m)
  expect(dockerfile).not.toMatch(/^ENV /m)
  const [, command = ''] = /^RUN npm run (\S+) -- /m.exec(dockerfile) ?? []
  expect(Object.keys(scripts)).toContain(command)
  for (const [, changed = ''] of dockerfile.matchAll(/sed -i 's\/([^/]+)\//g)) {
    expect(nginx).toContain(changed)
  }
})

test('compose runs that image without rights or a place to write', () => {
  const compose = first(documents<Compose>('deploy/compose.yaml'))
  const { build, volumes, read_only, tmpfs, user } = compose.services.console
  expect({ read_only, tmpfs, user }).toEqual({
    read_only: true,
    tmpfs: ['/tmp'],
    user: '65532:65532',
  })
  expect(existsSync(join(root, 'deploy', build.context, build.dockerfile))).toBe(true)
  for (const volume of volumes) {
    const [from = '', to = '', how] = volume.split(':')
    expect(existsSync(join(root, 'deploy', from))).toBe(true)
    expect(to.replace('/srv/scope-console/', '')).toBe(from.replace('./', ''))
    expect(how).toBe('ro')
  }
})

test('what the image copies, runs, includes and is given over is there', () => {
  const dockerfile = read('deploy/Dockerfile')
  const ignored = read('deploy/Dockerfile.dockerignore').trim().split('\n')
  for (const [, sources = ''] of dockerfile.matchAll(/^COPY ((?!--)\S.*) \S+$/gm)) {
    for (const source of sources.split(' ')) {
      expect(existsSync(join(root, source)), source).toBe(true)
      expect(ignored).not.toContain(source)
    }
  }
  const [, place = ''] = /^COPY --from=build \/build\/dist-static (\S+)$/m.exec(dockerfile) ?? []
  const image = mkdtempSync(join(tmpdir(), 'image-'))
  const client = join(image, 'client')
  mkdirSync(client)
  writeFileSync(join(client, 'index.html'), '<script type="module" src="/assets/a.js"></script>')
  const site = { client, templates: join(root, 'deploy'), out: join(image, place), at: place }
  writeStaticSite({ ...site, base: '/', settings: { apiBase: '', signIn: 'token' } })

  const [, entry = ''] = /^ENTRYPOINT (.*)$/m.exec(dockerfile) ?? []
  const { services } = first(documents<Compose>('deploy/compose.yaml'))
  const [{ spec }] = documents<Manifest>('deploy/kubernetes/console.yaml') as [Manifest]
  const given = [
    ...(JSON.parse(entry) as string[]).filter((word) => word.startsWith('/')),
    ...[...dockerfile.matchAll(/^.*sed -i '[^']*' (\S+)/gm)].map(([, file = '']) => file),
    ...services.console.volumes.map((volume) => volume.split(':')[1] ?? ''),
    ...spec.template.spec.containers.flatMap(({ volumeMounts }) =>
      volumeMounts.filter(({ subPath }) => subPath).map(({ mountPath }) => mountPath),
    ),
    ...['nginx', 'caddy'].flatMap((server) =>
      readdirSync(join(image, place, server)).flatMap((name) =>
        [
          ...readFileSync(join(image, place, server, name), 'utf8').matchAll(
            /^\s*(?:include|import|root)(?: \*)? (\/srv[^;\s]*)/gm,
          ),
        ].map(([, file = '']) => file),
      ),
    ),
  ]
  expect(given.length).toBeGreaterThan(10)
  for (const file of given) expect(existsSync(join(image, file)), file).toBe(true)
  rmSync(image, { recursive: true })

  // The file system is read-only but for /tmp.
  const main = read('deploy/nginx/nginx.conf')
  const places = [...main.matchAll(/^\s*(?:pid|\w+_temp_path) (\S+);/gm)].map(([, path]) => path)
  expect(places).toHaveLength(6)
  for (const path of places) expect(path).toMatch(/^\/tmp\//)
})

test('Kubernetes mounts files that there are, into pods without rights', () => {
  const kustomization = first(documents<Kustomization>('deploy/kubernetes/kustomization.yaml'))
  const { resources, images, configMapGenerator } = kustomization
  const named = [...resources, ...configMapGenerator.flatMap(({ files }) => files)]
  for (const name of named) expect(existsSync(join(root, 'deploy/kubernetes', name))).toBe(true)
  const manifests = resources.flatMap((name) => documents<Manifest>(`deploy/kubernetes/${name}`))
  expect(manifests.map(({ kind }) => kind)).toEqual(['Deployment', 'Service'])
  const { securityContext, containers, volumes } = first(manifests).spec.template.spec
  expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65532 })
  const [container] = containers
  expect(images).toEqual([{ name: container?.image, newTag: version }])
  expect(container?.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
  expect(container?.volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name))
  const maps = volumes.flatMap(({ configMap }) => (configMap ? [configMap.name] : []))
  expect(maps).toEqual(configMapGenerator.map(({ name }) => name))
})

test('each upstream.conf is one process a credential', () => {
  const [plain, pods] = ['nginx', 'kubernetes'].map((place) =>
    read(join('deploy', place, 'upstream.conf')).replaceAll(/^ *(?:#|server ).*\n/gm, ''),
  )
  expect(pods?.trim()).toBe(plain?.trim())
  expect(plain).toContain('hash $scope_console_credential consistent;')
})

test('the commands of the README are in its folder, and in package.json', () => {
  const text = read('deploy/README.md')
  for (const [, name = ''] of text.matchAll(/`(deploy\/[\w./-]+|[\w-]+\.(?:conf|yaml))`/g)) {
    const places = ['', 'deploy', 'deploy/nginx', 'deploy/kubernetes']
    const found = places.some((place) => existsSync(join(root, place, name)))
    expect(found || name.endsWith('-headers.conf'), name).toBe(true)
  }
  for (const [, command = ''] of text.matchAll(/npm run ([\w:-]+)/g)) {
    expect(Object.keys(scripts)).toContain(command)
  }
  expect(dirname(join(root, 'deploy/README.md'))).toBe(join(root, 'deploy'))
})
