import { expect, test } from 'vitest'
import { sourceName } from './source-name'

test.each([
  ['# What was seen\n\nThe queue was full.', 'What was seen'],
  [{ situation: 'A queue is full.', lesson: 'Watch it.' }, 'A queue is full.'],
  [{ description: 'How', name: 'drain-a-queue', instructions: '# Drain' }, 'drain-a-queue'],
  [{ objective: '  ', text: 'Kept.' }, 'Kept.'],
  [{ other: 'x' }, null],
  [['a'], null],
  [3, null],
  [null, null],
  ['  \n ', null],
])('%j is called %j', (content, name) => {
  expect(sourceName(content)).toBe(name)
})
