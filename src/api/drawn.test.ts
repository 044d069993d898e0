import { expect, test } from 'vitest'
import { afterDrawing, beginDrawing } from './drawn'

test('what changes a store is done at once, and during the first drawing after it', () => {
  const done: string[] = []
  afterDrawing(() => done.push('before'))
  const end = beginDrawing()
  afterDrawing(() => done.push('first'))
  afterDrawing(() => done.push('second'))
  expect(done).toEqual(['before'])
  end()
  expect(done).toEqual(['before', 'first', 'second'])
  afterDrawing(() => done.push('after'))
  expect(done).toEqual(['before', 'first', 'second', 'after'])
  end()
  expect(done).toHaveLength(4)
})
