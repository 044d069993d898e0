import { describe, expect, it } from 'vitest'
import { mapLimited } from './map-limited'

describe('mapLimited', () => {
  it('keeps the order and never exceeds the limit', async () => {
    let running = 0
    let most = 0
    const releases: (() => void)[] = []
    const work = async (n: number) => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((resolve) => releases.push(resolve))
      running -= 1
      return n * 10
    }
    const done = mapLimited([1, 2, 3, 4, 5], 2, work)
    // The later one is let go first, so that order can only come from the place in the list.
    for (let left = 5; left > 0; left -= 1) {
      while (releases.length === 0) await Promise.resolve()
      releases.pop()?.()
      await Promise.resolve()
    }
    expect(await done).toEqual([10, 20, 30, 40, 50])
    expect(most).toBe(2)
  })

  it('stops taking up items after a failure and throws it', async () => {
    const seen: number[] = []
    const work = async (n: number) => {
      seen.push(n)
      if (n === 2) throw new Error('refused')
      return n
    }
    await expect(mapLimited([1, 2, 3, 4], 1, work)).rejects.toThrow('refused')
    expect(seen).toEqual([1, 2])
  })

  it('answers nothing for nothing', async () => {
    expect(await mapLimited([], 4, async () => 1)).toEqual([])
  })
})
