import { expect, it } from 'vitest'
import { BundleWriter, TooLarge } from './bundle-writer'

const facts = {
  principal: { type: 'user', id: 'ada' },
  console: 'Scope Console 0',
  madeAt: '2026-11-21T11:00:00.000Z',
  counts: {
    ...{ events: 0, allowed: 0, denied: 0, changes: 0, diffs: 0 },
    ...{ bindings: 0, bindings_found: 0, more_bindings: false },
  },
}

/** What nobody can pack: each piece is as long when it comes out as when it goes in. */
const piece = () => crypto.getRandomValues(new Uint8Array(60_000))

it('hands on what it packs while a file is still written, and keeps none of it', async () => {
  let written = 0
  const writer = new BundleWriter({
    write: (bytes) => void (written += bytes.length),
    close: () => {},
    discard: () => {},
  })
  const file = writer.open('events.jsonl')
  let put = 0
  for (let i = 0; i < 50; i += 1) {
    await file.write(piece())
    put += 60_000
    // What the packer holds back is bounded by its window, not by the file.
    expect(put - written).toBeLessThan(400_000)
  }
  await file.close()
  const made = await writer.finish(facts)
  expect(made.bytes).toBe(written)
})

it('refuses what a zip of this form cannot hold, before it is written', async () => {
  let written = 0
  const target = {
    write: (bytes: Uint8Array) => void (written += bytes.length),
    close: () => {},
    discard: () => {},
  }
  const long = new BundleWriter(target, 100_000).open('events.jsonl')
  await long.write(piece())
  await expect(long.write(piece())).rejects.toThrow(TooLarge)
  expect(written).toBeLessThanOrEqual(100_000)
  const many = new BundleWriter(target, 100_000)
  await many.add('a', 'x'.repeat(90_000))
  await expect(
    (async () => {
      for (let i = 0; i < 100; i += 1) await many.add(`b${i}`, crypto.randomUUID().repeat(1_000))
      for (let i = 0; i < 4; i += 1) {
        const file = many.open(`c${i}`)
        await file.write(piece())
        await file.close()
      }
    })(),
  ).rejects.toThrow(TooLarge)
})
