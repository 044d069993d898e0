import { randomUUID } from 'node:crypto'
import { readingRowsFrom } from '../case'
import { brief } from '../observe'
import type { ScopeWorld } from '../world'
import { plainScope } from './plain-scope'

type Page = { items: { scope_id: string; title: string }[]; next_cursor: string | null }

const one = readingRowsFrom((world) => world.scope())

/** Three Scopes whose titles no other case uses, below a parent. */
const three = readingRowsFrom(async (world) => {
  const parent = await world.scope({})
  const mark = randomUUID().slice(0, 8)
  const children: ScopeWorld[] = []
  for (const n of [1, 2, 3]) {
    children.push(
      await world.scope(
        {},
        { title: `Mark-${mark} ${n}`, summary: `Sum-${mark} %_ ${n}`, parent_scope_id: parent.id },
      ),
    )
  }
  const list = (query: string, as: 'observer' | 'ada' | 'root' = 'observer') =>
    world.get(as, `/v1/scopes${query}`)
  /** The numbers of the titles found, and whether there are more. */
  const found = async (query: string) => {
    const answer = await list(query)
    if (answer.status !== 200) return brief(answer)
    const { items, next_cursor } = answer.body as Page
    // Ids, and so their order, are the server's choice: a part of the list is told by its length.
    const numbers = items.map(({ title }) => title.split(' ')[1]).sort()
    return next_cursor === null && !query.includes('cursor')
      ? numbers.join(' ')
      : `${numbers.length}${next_cursor === null ? '' : ' …'}`
  }
  const cursor = async (query: string) =>
    encodeURIComponent(((await list(query)).body as Page).next_cursor ?? '')
  return { parent, mark, children, list, found, cursor }
})

export const getting = [
  one(
    'get: the Scope',
    async (scope) => {
      const answer = await scope.get('')
      return [brief(answer), scope.plain(answer.body)]
    },
    ['200', plainScope],
  ),
  one('get: no credential', (scope) => scope.get('', { as: null }), '401 unauthorized'),
  one('get: no role', (scope) => scope.get('', { as: 'stranger' }), '403 forbidden'),
  one(
    'get: a Scope that does not exist',
    (_, world) => world.get('ada', '/v1/scopes/scp_none'),
    '403 forbidden',
  ),
  one(
    'get: an id with blanks, slashes and percent signs',
    (_, world) => world.get('ada', `/v1/scopes/${encodeURIComponent('a b/c%d')}`),
    '403 forbidden',
  ),
  one(
    'get: an id of 256 characters',
    (_, world) => world.get('ada', `/v1/scopes/${'s'.repeat(256)}`),
    '403 forbidden',
  ),
  one(
    'get: an id of 257 characters',
    (_, world) => world.get('ada', `/v1/scopes/${'s'.repeat(257)}`),
    '422 invalid_access_request',
  ),
  one(
    'get: a blank id',
    (_, world) => world.get('ada', '/v1/scopes/%20'),
    '422 invalid_access_request',
  ),
  one(
    'get: an id outside ASCII',
    (_, world) => world.get('ada', '/v1/scopes/%C3%A9'),
    '403 forbidden',
  ),
]

export const listing = [
  three(
    'list: a title',
    ({ found, mark }) => found(`?query=Mark-${mark}&query_field=title`),
    '1 2 3',
  ),
  three(
    'list: capitals matter',
    ({ found, mark }) => found(`?query=mARK-${mark}&query_field=title`),
    '',
  ),
  three(
    'list: a summary with wildcards is literal',
    ({ found, mark }) => found(`?query=${encodeURIComponent(`${mark} %_ 2`)}&query_field=summary`),
    '2',
  ),
  three(
    'list: wildcards find nothing',
    ({ found, mark }) => found(`?query=${encodeURIComponent(`Mark%${mark}`)}&query_field=title`),
    '',
  ),
  three(
    'list: a Scope id',
    async ({ list, children }) =>
      ((await list(`?query=${children[1]?.id}&query_field=scope_id`)).body as Page).items.length,
    1,
  ),
  three(
    'list: part of a Scope id',
    async ({ list, children }) =>
      ((await list(`?query=${children[1]?.id.slice(2, 22)}&query_field=scope_id`)).body as Page)
        .items.length,
    1,
  ),
  three(
    'list: below a parent',
    ({ found, parent }) => found(`?parent_scope_id=${parent.id}`),
    '1 2 3',
  ),
  three(
    'list: below a parent that does not exist',
    ({ found }) => found('?parent_scope_id=scp_none'),
    '',
  ),
  three(
    'list: a page',
    ({ found, parent }) => found(`?parent_scope_id=${parent.id}&limit=2`),
    '2 …',
  ),
  three(
    'list: the next page',
    async ({ found, parent, cursor }) => {
      const next = await cursor(`?parent_scope_id=${parent.id}&limit=2`)
      return found(`?parent_scope_id=${parent.id}&limit=2&cursor=${next}`)
    },
    '1',
  ),
  three(
    'list: a cursor with another limit',
    async ({ found, parent, cursor }) => {
      const next = await cursor(`?parent_scope_id=${parent.id}&limit=1`)
      return found(`?parent_scope_id=${parent.id}&limit=2&cursor=${next}`)
    },
    '400 invalid_cursor {"field":"cursor","reason":"is invalid"}',
  ),
  three(
    'list: a cursor of another query',
    async ({ found, parent, cursor, mark }) => {
      const next = await cursor(`?parent_scope_id=${parent.id}&limit=1`)
      return found(`?query=Mark-${mark}&query_field=title&limit=1&cursor=${next}`)
    },
    '400 invalid_cursor {"field":"cursor","reason":"is invalid"}',
  ),
  three(
    'list: a cursor of another caller',
    async ({ list, parent, cursor }) => {
      const next = await cursor(`?parent_scope_id=${parent.id}&limit=1`)
      return list(`?parent_scope_id=${parent.id}&limit=1&cursor=${next}`, 'root')
    },
    '400 invalid_cursor {"field":"cursor","reason":"is invalid"}',
  ),
  three(
    'list: query without query_field',
    ({ list }) => list('?query=x'),
    '422 invalid_request {"field":"query","reason":"query and query_field must be provided together"}',
  ),
  three(
    'list: query_field without query',
    ({ list }) => list('?query_field=title'),
    '422 invalid_request {"field":"query","reason":"query and query_field must be provided together"}',
  ),
  three(
    'list: query_field without query, and a filter with space around it',
    ({ list }) => list('?query_field=title&binding_kind=%0Bx'),
    '422 invalid_request {"field":"query","reason":"query and query_field must be provided together"}',
  ),
  three(
    'list: a query_field that does not exist',
    ({ list }) => list('?query=x&query_field=bogus'),
    '422 invalid_request enum@query.query_field',
  ),
  three(
    'list: an empty query',
    async ({ list }) => await list('?query=&query_field=title&limit=1'),
    '422 invalid_request {"field":"query","reason":"query and query_field must be provided together"}',
  ),
  three(
    'list: a query of 256 characters',
    ({ list }) => list(`?query=${'q'.repeat(256)}&query_field=title`),
    '200',
  ),
  three(
    'list: a query of 257 characters',
    ({ list }) => list(`?query=${'q'.repeat(257)}&query_field=title`),
    '422 invalid_request string_too_long@query.query',
  ),
  three('list: limit 100', ({ list }) => list('?limit=100'), '200'),
  three(
    'list: limit 0',
    ({ list }) => list('?limit=0'),
    '422 invalid_request greater_than_equal@query.limit',
  ),
  three(
    'list: limit 101',
    ({ list }) => list('?limit=101'),
    '422 invalid_request less_than_equal@query.limit',
  ),
  three(
    'list: limit zzz',
    ({ list }) => list('?limit=zzz'),
    '422 invalid_request int_parsing@query.limit',
  ),
  three(
    'list: a cursor of no server',
    ({ list }) => list('?cursor=bogus'),
    '400 invalid_cursor {"field":"cursor","reason":"is invalid"}',
  ),
  three(
    'list: an empty cursor',
    ({ list }) => list('?cursor='),
    '422 invalid_request string_too_short@query.cursor',
  ),
  three(
    'list: a cursor of 4,097 characters',
    ({ list }) => list(`?cursor=${'a'.repeat(4097)}`),
    '422 invalid_request string_too_long@query.cursor',
  ),
  three(
    'list: an empty filter',
    ({ list }) => list('?parent_scope_id='),
    '422 invalid_request string_too_short@query.parent_scope_id',
  ),
  three(
    'list: a filter of blanks, short and long',
    async ({ list }) => [
      brief(await list('?binding_kind=%20')),
      brief(await list(`?binding_kind=${'%20'.repeat(65)}`)),
    ],
    [
      '422 invalid_request string_pattern_mismatch@query.binding_kind',
      '422 invalid_request string_too_long@query.binding_kind',
    ],
  ),
  three(
    'list: a parameter that does not exist',
    ({ list }) => list('?bogus=1'),
    '422 invalid_request {"field":"query","reason":"contains unknown parameters"}',
  ),
  three(
    'list: no parameter gives the whole list at once',
    async ({ list, children }) => {
      const { items, next_cursor } = (await list('')).body as Page
      const ids = new Set(items.map((item) => item.scope_id))
      return [children.every((child) => ids.has(child.id)), next_cursor]
    },
    [true, null],
  ),
  three('list: no role', ({ list }) => list('', 'ada'), '403 forbidden'),
  three('list: a wrong limit and no role', ({ list }) => list('?limit=0', 'ada'), '403 forbidden'),
  three('list: no credential', (_, world) => world.get(null, '/v1/scopes'), '401 unauthorized'),
]
