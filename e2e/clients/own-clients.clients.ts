import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pythonOf, pythonWith } from '../powercontext/environment'
import { compared, judged } from './compared'
import { COMMAND_LINE, OPENAPI_REQUESTS, PYTHON_CLIENT, type Difference } from './differences'
import { linesOf, SIDES, startPair, writePeople, writeRoutes, type Pair } from './pair'

let pair: Pair
beforeAll(async () => {
  pair = await startPair()
})
afterAll(() => pair?.stop())

/** Goes the same walk on both servers; each knows nothing of the other. */
async function walked(script: string, table: readonly Difference[], least: number) {
  const [python, people] = await Promise.all([pythonOf('newest'), writePeople()])
  const walks = await Promise.all(
    SIDES.map((side) => linesOf(python, script, [pair.origins[side], people], side)),
  )
  const [embedded = [], newest = []] = walks
  const found = compared(embedded, newest)
  console.log(`${script}: ${newest.length} answers a side, ${found.length} fields differ.`)
  expect(newest.length).toBeGreaterThanOrEqual(least)
  expect(judged(found, table)).toEqual({ unlisted: [], unneeded: [] })
}

test("PowerContext's own Python client is answered by both servers in the same way", () =>
  walked('python_client.py', PYTHON_CLIENT, 300))

test('its command line too', () => walked('command_line.py', COMMAND_LINE, 28))

/** How many requests Schemathesis makes at most; some routes take too little for their share. SCOPE_CONSOLE_CASES asks for another number. */
const CASES = Number(process.env['SCOPE_CONSOLE_CASES'] ?? 10_000)
const SEED = Number(process.env['SCOPE_CONSOLE_SEED'] ?? Date.now() % 2 ** 31)

test(`${CASES} requests that Schemathesis makes of the OpenAPI document too`, async () => {
  console.log(`Seed ${SEED} (SCOPE_CONSOLE_SEED=${SEED} makes the same requests again)`)
  const requirements = join(import.meta.dirname, 'requirements.txt')
  const [python, people, routes] = await Promise.all([
    pythonWith('schemathesis', requirements, console.log),
    writePeople(),
    writeRoutes(),
  ])
  const origins = SIDES.map((side) => pair.origins[side])
  const args = [...origins, people, routes, String(CASES), String(SEED)]
  type Sent = { step: string; request: unknown; answers: [unknown, unknown] }
  const sent = await linesOf<Sent>(python, 'openapi_requests.py', args, 'both')
  const stepOf = ({ step, request }: Sent) => `${step} ${JSON.stringify(request)}`
  const [ours, theirs] = [0, 1].map((side) =>
    sent.map((one) => ({ step: stepOf(one), answer: one.answers[side] })),
  )
  const found = compared(ours ?? [], theirs ?? [])
  console.log(`${sent.length} requests, ${found.length} fields differ.`)
  expect(sent.length).toBeGreaterThanOrEqual(CASES / 2)
  expect(judged(found, OPENAPI_REQUESTS)).toEqual({ unlisted: [], unneeded: [] })
})
