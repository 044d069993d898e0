import { rowsFrom, readingRowsFrom } from '../case'
import type { Answer } from '../http'
import { brief } from '../observe'
import { experience, type World } from '../world'
import { legacyMemory, memoryServed, noFamily } from '../expectations'
import { fewFamilies, Tagged } from './tag-rows'

type Page = { items: { artifact_id: string }[]; next_cursor: string | null }

/** Three experiences: one with the tags Ops and Straße, one with ops alone, one with none. */
async function given(world: World) {
  const scope = await world.scope()
  const names = new Map<string, string>()
  for (const [name, tags] of [
    ['both', ['Ops', 'Straße']],
    ['one', ['ops']],
    ['none', []],
  ] as const) {
    const at = await scope.artifact('experience', experience(name))
    names.set(at.split('/')[1] ?? '', name)
    await new Tagged(scope, at).write(tags)
  }
  const list = (query: string) => scope.get(`/artifacts/experience${query}`)
  /** Which of the three are in a list, or how it was refused. */
  const found = (answer: Answer) => {
    if (answer.status !== 200) return brief(answer)
    const { items, next_cursor } = answer.body as Page
    const shown = items.map((item) => names.get(item.artifact_id)).sort()
    return `${shown.join(' ')}${next_cursor === null ? '' : ' …'}`
  }
  return { scope, list, found, names }
}

const row = readingRowsFrom(given)
const ownRow = rowsFrom(given)
const listed = (query: string, expect: unknown, in100?: unknown) =>
  row(
    `list with ${query}`,
    async ({ list, found }) => found(await list(query)),
    expect,
    in100 === undefined
      ? undefined
      : { in100, about: 'lists: 1.0.0 ignores query parameters that it does not know' },
  )

const NO_TAGS = '422 invalid_request value_error@tags'
const tags = (count: number) => Array.from({ length: count }, (_, n) => `tag=t${n}`).join('&')

export const tagListing = [
  listed('?tag=ops', 'both one'),
  listed('?tag=OPS', 'both one'),
  listed('?tag=strasse', 'both'),
  listed('?tag=STRASSE', 'both'),
  listed('?tag=none', ''),
  listed('?tag=ops&tag=strasse', 'both'),
  listed('?tag=ops&tag=strasse&tag_match=all', 'both'),
  listed('?tag=ops&tag=strasse&tag_match=any', 'both one'),
  listed('?tag=none&tag=strasse&tag_match=any', 'both'),
  listed('?tag=ops&tag_match=any', 'both one'),
  listed('?tag=op', ''),
  listed('?tag=', '422 invalid_request string_too_short@tag.0'),
  listed('?tag=%20ops', NO_TAGS),
  listed('?tag=o%0Aps', NO_TAGS),
  listed('?tag=ops&tag=OPS', NO_TAGS),
  listed(`?tag=${'a'.repeat(64)}`, ''),
  listed(`?tag=${'a'.repeat(65)}`, '422 invalid_request string_too_long@tag.0'),
  listed(`?${tags(16)}&tag_match=any`, ''),
  listed(`?${tags(17)}`, '400 invalid_request too_long@query.tag'),
  listed(
    '?tag_match=any',
    '422 invalid_request {"field":"tag_match","reason":"requires at least one tag"}',
  ),
  listed('?tag=ops&tag_match=some', '400 invalid_request enum@query.tag_match'),
  listed('?tag=ops&tag_match=', '400 invalid_request enum@query.tag_match'),
  listed('?tag=ops&tag_match=ANY', '400 invalid_request enum@query.tag_match'),
  listed(
    '?tag=ops&tag_match=any&tag_match=any',
    '422 invalid_request {"field":"query","reason":"parameters must be provided at most once"}',
    'both one',
  ),
  listed(
    '?tag=%20&bogus=1',
    '422 invalid_request {"field":"query","reason":"contains unknown parameters"}',
    NO_TAGS,
  ),
  listed('?tag=%20&limit=0', '400 invalid_request greater_than_equal@query.limit'),
  listed('?tag=&tag=%20&limit=0', '400 invalid_request greater_than_equal@query.limit'),
  row(
    'list of a family that does not exist with tags: their lengths come first',
    async ({ scope }) => [
      await scope.get('/artifacts/bogus?tag='),
      await scope.get(`/artifacts/bogus?tag=a&tag=${'a'.repeat(65)}`),
      await scope.get('/artifacts/bogus?tag_match=any'),
      await scope.get('/artifacts/bogus?tag=%20a'),
      await scope.get('/artifacts/bogus?tag=&limit=0'),
    ],
    [
      '422 invalid_request string_too_short@tag.0',
      '422 invalid_request string_too_long@tag.1',
      '422 invalid_request {"field":"tag_match","reason":"requires at least one tag"}',
      '422 invalid_request enum@path.family',
      '400 invalid_request greater_than_equal@query.limit enum@path.family',
    ],
  ),
  row(
    'list with a tag, page by page',
    async ({ list, names }) => {
      const first = (await list('?tag=ops&limit=1')).body as Page
      const cursor = encodeURIComponent(first.next_cursor ?? '')
      const second = (await list(`?tag=OPS&limit=1&cursor=${cursor}`)).body as Page
      const shown = [...first.items, ...second.items].map((item) => names.get(item.artifact_id))
      return [shown.sort(), second.next_cursor]
    },
    [['both', 'one'], null],
  ),
  row(
    'a cursor of a list with other tags',
    async ({ list }) => {
      const first = (await list('?tag=ops&limit=1')).body as Page
      const cursor = encodeURIComponent(first.next_cursor ?? '')
      return [
        await list(`?limit=1&cursor=${cursor}`),
        await list(`?tag=strasse&limit=1&cursor=${cursor}`),
        await list(`?tag=ops&tag_match=any&limit=1&cursor=${cursor}`),
      ]
    },
    Array(3).fill('400 invalid_cursor {"field":"cursor","reason":"is invalid"}'),
  ),
  row(
    'a cursor of a list with two tags, asked for in the other order',
    async ({ list, found }) => {
      const first = (await list('?tag=ops&tag=strasse&tag_match=any&limit=1')).body as Page
      const cursor = encodeURIComponent(first.next_cursor ?? '')
      const second = await list(`?tag=strasse&tag=ops&tag_match=any&limit=1&cursor=${cursor}`)
      return second.status === 200 ? 'goes on' : found(second)
    },
    'goes on',
  ),
  row(
    'list with a tag, without a role',
    ({ scope }) => scope.get('/artifacts/experience?tag=ops', { as: 'stranger' }),
    '403 forbidden',
  ),
  row(
    'list a memory with a tag',
    ({ scope }) => scope.get('/artifacts/memory?tag=ops'),
    legacyMemory('legacy Memory collection read'),
    memoryServed('200'),
  ),
  row(
    'list Prompts with a tag',
    ({ scope }) => scope.get('/artifacts/prompt?tag=ops'),
    '200',
    fewFamilies('200'),
  ),
  row(
    'list revisions with a tag',
    async ({ scope, names }) => {
      const [id] = names.keys()
      return scope.get(`/artifacts/experience/${id}/revisions?tag=ops`)
    },
    '422 invalid_request {"field":"query","reason":"contains unknown parameters"}',
    { in100: '200', about: 'lists: 1.0.0 ignores query parameters that it does not know' },
  ),
  ownRow(
    'list topic memories with a tag',
    async ({ scope }) => {
      const shown: unknown[] = []
      for (const title of ['One', 'Two']) {
        const made = await scope.create({
          family: 'topic-memory',
          content: { title, summary: 's', detail: 'd' },
        })
        if (made.status !== 201) return made
        const { artifact_id: id } = made.body as { artifact_id: string }
        await new Tagged(scope, `topic-memory/${id}`).write([title])
      }
      for (const query of ['?tag=one', '?tag=one&tag=two', '?tag=one&tag=two&tag_match=any']) {
        const list = (await scope.get(`/artifacts/topic-memory${query}`)).body as {
          items: { title: string }[]
        }
        shown.push(list.items.map((item) => item.title))
      }
      return shown
    },
    [['One'], [], ['Two', 'One']],
    noFamily('topic-memory', '422 invalid_access_request'),
  ),
]
