import { expect, test } from 'vitest'
import { compared, judged } from './compared'

const step = (name: string, answer: unknown) => ({ step: name, answer })
const entry = {
  step: /^read/,
  field: /^body\.digest$/,
  what: 'A digest',
  why: 'It is another one.',
}

test('what differs is told by its call and field', () => {
  const ours = [step('read', { status: 200, body: { digest: 'a', items: [1] } })]
  const theirs = [step('read', { status: 404, body: { digest: 'b', items: [1, 2], more: null } })]
  const found = compared(ours, theirs)
  expect(found.map(({ field }) => field)).toEqual([
    'status',
    'body.digest',
    'body.items.length',
    'body.more',
  ])
  expect(judged(found, [entry]).unlisted).toEqual([
    "read: status is 200, the real server's 404",
    "read: body.items.length is 1, the real server's 2",
    'read: body.more is "(absent)", the real server\'s null',
  ])
})

test('a walk that ends early differs', () => {
  const [first, second] = [step('read', 1), step('write', 1)]
  expect(compared([first], [first, second])).toMatchObject([{ step: 'write', field: '(step)' }])
  expect(compared([first, second], [first, second])).toEqual([])
})

test('an entry that nothing needs is told', () => {
  expect(judged([], [entry])).toEqual({ unlisted: [], unneeded: ['It is another one.'] })
})
