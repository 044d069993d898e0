import { describe, expect, it, vi } from 'vitest'
import { NameReads } from './name-reads'

const REFUSED = new Error('refused')

/** Reads that are answered one by one, in the order in which they were asked. */
function reads(known: readonly string[] = []) {
  const asked: string[] = []
  const answers: (() => void)[] = []
  const answer = async (error?: Error) => {
    const next = answers.shift()
    failures.push(error)
    next?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const failures: (Error | undefined)[] = []
  const names = new NameReads(
    ({ artifact_id: id }) => known.includes(id),
    async ({ artifact_id: id }: { artifact_id: string }) => {
      asked.push(id)
      await new Promise<void>((resolve) => answers.push(resolve))
      const failure = failures.shift()
      if (failure) throw failure
    },
    (error) => error === REFUSED,
  )
  const show = (ids: string) => names.show([...ids].map((id) => ({ artifact_id: id })))
  return { names, asked, answer, show }
}

describe('reading the names of what is in view', () => {
  it('asks for three at a time, for each once, and for none that is known', async () => {
    const { names, asked, answer, show } = reads(['b'])
    const heard = vi.fn()
    names.subscribe(heard)
    show('abcde')
    expect(asked).toEqual(['a', 'c', 'd'])
    expect(names.get()).toMatchObject({ count: 4, failed: 0, isReading: true })
    show('abcde')
    expect(heard).toHaveBeenCalledTimes(1)
    for (let i = 0; i < 4; i += 1) await answer()
    show('abcde')
    expect(asked).toEqual(['a', 'c', 'd', 'e'])
    expect(names.get()).toEqual({ count: 4, failed: 0, isReading: false, isRefused: false })
  })

  it('leaves out what has left the view before its turn', async () => {
    const { names, asked, answer, show } = reads()
    show('abcde')
    show('x')
    expect(names.get()).toMatchObject({ count: 4, failed: 0, isReading: true })
    for (let i = 0; i < 4; i += 1) await answer()
    expect(asked).toEqual(['a', 'b', 'c', 'x'])
  })

  it('ends with the first refusal, and goes on after any other failure', async () => {
    const { names, asked, answer, show } = reads()
    show('abcdef')
    await answer(new Error('no connection'))
    expect(asked).toEqual(['a', 'b', 'c', 'd'])
    await answer(REFUSED)
    await answer()
    await answer()
    expect(asked).toEqual(['a', 'b', 'c', 'd'])
    expect(names.get()).toEqual({ count: 4, failed: 2, isReading: false, isRefused: true })
    show('g')
    names.askAgain()
    expect(asked).toHaveLength(4)
  })

  it('asks once more for what did not come, when it is told to', async () => {
    const { names, asked, answer, show } = reads()
    show('abc')
    await answer(new Error('no connection'))
    await answer()
    expect(names.get()).toMatchObject({ count: 3, failed: 1, isReading: true })
    await answer()
    show('abc')
    expect(asked).toEqual(['a', 'b', 'c'])
    names.askAgain()
    expect(asked).toEqual(['a', 'b', 'c', 'a'])
    await answer()
    expect(names.get()).toEqual({ count: 3, failed: 0, isReading: false, isRefused: false })
  })
})
