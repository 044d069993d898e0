import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { call, configureClient } from '../../src/api/client'
import { Readiness } from '../../src/api/contract/health'
import { endpoints } from '../../src/api/endpoints'
import { CALL_HEADER, FaultProxy } from './proxy'
import { endPatience, furnishNode } from './people'

/** Headers that the service received. */
let received: string[]
const server = createServer((request, response) => {
  received = Object.keys(request.headers)
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify({ status: 'ready' }))
})
let proxy: FaultProxy
beforeEach(async () => {
  furnishNode()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  proxy = new FaultProxy(new URL(`http://127.0.0.1:${port}`), endPatience)
  configureClient(await proxy.listen())
})
afterEach(async () => {
  await proxy.close()
  await new Promise((resolve) => server.close(resolve))
})

const ask = () => call({ path: endpoints.ready, schema: Readiness, fits: 'anything' })

test('an answer beyond patience reaches no console, and the next one does', async () => {
  proxy.arm(endpoints.ready, { write: [], read: ['delay the answer beyond patience'] })
  await expect(ask()).rejects.toMatchObject({ kind: 'network', code: 'timeout' })
  await expect(ask()).resolves.toMatchObject({ status: 200 })
  expect(received).not.toContain(CALL_HEADER.toLowerCase())
})
