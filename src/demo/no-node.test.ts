import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

test('the service and the sample need nothing of Node in the worker', async () => {
  const external =
    /__vite-browser-external|^node:|node-sqlite3-wasm|@hono\/node-server|\/src\/host\//
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('back-end-worker.ts', import.meta.url)),
      },
    },
  })
  const chunks = ([result].flat() as Rolldown.RolldownOutput[])
    .flatMap(({ output }) => output)
    .filter((file) => file.type === 'chunk')
  const modules = chunks.flatMap(({ moduleIds, imports }) => [...moduleIds, ...imports])
  expect(modules).toContainEqual(expect.stringMatching(/\/src\/service\/app\.ts$/))
  expect(modules).toContainEqual(expect.stringMatching(/\/src\/sample\/sample\.ts$/))
  expect(modules.filter((id) => external.test(id))).toEqual([])
})
