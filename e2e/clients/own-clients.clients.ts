import { afterAll, beforeAll, expect, test } from 'vitest'
import { pythonOf } from '../powercontext/environment'
import { compared, judged } from './compared'
import { COMMAND_LINE, PYTHON_CLIENT, type Difference } from './differences'
import { linesOf, SIDES, startPair, writePeople, type Pair } from './pair'

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
