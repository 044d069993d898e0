import { expect, it } from 'vitest'
import { unreadAccess } from './access-search'

it.each([
  ['resource=scope:shop&view=who&can=prompt.change', ['can=prompt.change']],
  ['as_of=12 Nov&until=-7d', ['as_of=12 Nov']],
  ['as_of=2026-11-12T12:00:00Z', []],
  ['resource=galaxy:9&view=sideways&state=asleep', ['resource=galaxy:9', 'view=sideways', 'state=asleep']], // prettier-ignore
  ['subject=user:ada&subject=ada&role=scope.viewer&scope=..', ['subject=ada', 'scope=..']],
  ['as_of=&q=&x=1', []],
])('finds in "%s" what Access goes on without', (query, unread) => {
  expect(unreadAccess(new URLSearchParams(query))).toEqual(unread)
})
