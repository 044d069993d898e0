import { expect, test } from 'vitest'
import { fitting, idOf, type Named } from './named'

const options: Named[] = [
  { id: 'scp_1', name: 'Checkout service' },
  { id: 'scp_2', name: 'Support desk' },
  { id: 'scp_3', name: 'Support desk' },
]
const typed = (text: string) => ({ text, id: null })

test('a part of a name or of an id finds what has it', () => {
  expect(fitting(options, typed('desk')).map(({ id }) => id)).toEqual(['scp_2', 'scp_3'])
  expect(fitting(options, typed(' SCP_1 ')).map(({ id }) => id)).toEqual(['scp_1'])
})

test('beside what is chosen, all others can be seen', () => {
  expect(fitting(options, { text: 'Checkout service', id: 'scp_1' })).toHaveLength(3)
})

test.each([
  ['a name that one has', typed('checkout SERVICE'), 'scp_1'],
  ['a name that two have is no answer, and stays a text', typed('Support desk'), 'Support desk'],
  ['of two with one name, the one that was chosen', { text: 'Support desk', id: 'scp_3' }, 'scp_3'],
  ['an id that no option has', typed(' scp_9 '), 'scp_9'],
])('%s', (_, pick, id) => {
  expect(idOf(pick, options)).toBe(id)
})
