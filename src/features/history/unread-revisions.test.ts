import { expect, it } from 'vitest'
import { unreadRevisions } from './unread-revisions'

it.each([
  ['from=1&to=5', { malformed: [], beyond: [] }],
  ['from=1&to=6', { malformed: [], beyond: [['to', 6]] }],
  ['from=9&to=8', { malformed: [], beyond: [['from', 9], ['to', 8]] }], // prettier-ignore
  ['from=0&to=-3', { malformed: ['from=0', 'to=-3'], beyond: [] }],
  ['from=2&from=5e9&to=2', { malformed: ['from=5e9'], beyond: [] }],
  ['from=&to=&x=1&view=diagonal', { malformed: [], beyond: [] }],
  ['', { malformed: [], beyond: [] }],
])('finds in "%s" what a history with the head r5 does not compare', (query, unread) => {
  expect(unreadRevisions(new URLSearchParams(query), 5)).toEqual(unread)
})

it('leaves numbers to the server where no head is known', () => {
  expect(unreadRevisions(new URLSearchParams('from=99&to=abc'), null)).toEqual({
    malformed: ['to=abc'],
    beyond: [],
  })
})
