import { afterAll, beforeAll, expect, test } from 'vitest'
import { furnish, readRevision, replace, textOf } from './client'
import { leavePlace, makePlace, type Place } from './place'
import { refusedStart, start } from './server'

let place: Place
beforeAll(() => {
  place = makePlace()
})
afterAll(() => leavePlace(place))

test('a second start on the same data says whose they are, and harms nobody', async () => {
  const first = await start({ place })
  const [artifact] = await furnish(first.url, 1)
  if (artifact === undefined) throw new Error('There is no Artifact to write to.')
  expect((await replace(first.url, 'w1', artifact, 1, 'before')).status).toBe(200)

  const second = await refusedStart({ place })
  expect(second.code).toBe(1)
  expect(second.output.trim()).toBe(
    `The data directory ${place.data} is in use by process ${first.pid}: stop that one, or choose another directory with SCOPE_CONSOLE_DATA.`,
  )

  expect((await replace(first.url, 'w1', artifact, 2, 'after')).status).toBe(200)
  expect(await first.stop()).toBe(0)
  const third = await start({ place })
  for (const [revision, text] of [
    [2, 'before'],
    [3, 'after'],
  ] as const) {
    expect(textOf((await readRevision(third.url, artifact, revision)).content)).toBe(text)
  }
  expect(await third.stop()).toBe(0)
})
