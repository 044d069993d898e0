import { readingRowsFrom } from '../case'
import { legacyMemory } from '../expectations'
import type { Answer } from '../http'
import { brief } from '../observe'
import type { Person } from '../people'
import { experience, type World } from '../world'
import { Tagged } from './tag-rows'

type Page = {
  items: { target: { artifact_id: string }; tags: string[] }[]
  next_cursor: string | null
}

/** Two experiences and a skill: the first with the tags Ops and Straße, the others with ops. */
async function given(world: World) {
  const scope = await world.scope()
  const names = new Map<string, string>()
  const tag = async (name: string, family: string, content: unknown, tags: readonly string[]) => {
    const at = await scope.artifact(family, content)
    names.set(at.split('/')[1] ?? '', name)
    await new Tagged(scope, at).write(tags)
  }
  await tag('both', 'experience', experience('both'), ['Ops', 'Straße'])
  await tag('one', 'experience', experience('one'), ['ops'])
  const skill = { name: 'a', description: 'b', instructions: 'c', validation: ['d'] }
  await tag('skill', 'skill', skill, ['ops'])
  const query = (body: unknown, as: Person = 'ada') =>
    world.post(as, `${scope.path}/artifact-tags/query`, body)
  const found = (answer: Answer) => {
    if (answer.status !== 200) return brief(answer)
    const { items, next_cursor } = answer.body as Page
    const shown = items.map(({ target }) => names.get(target.artifact_id)).sort()
    return `${shown.join(' ')}${next_cursor === null ? '' : ' …'}`
  }
  return { scope, query, found }
}

const row = readingRowsFrom(given)
const asks = (body: unknown, expect: unknown, in100?: unknown) =>
  row(
    `query tags with ${JSON.stringify(body).slice(0, 70)}`,
    async ({ query, found }) => found(await query(body)),
    expect,
    in100 === undefined
      ? undefined
      : {
          in100,
          about: 'tags: 1.0.0 takes them on memory, experience, skill and handoff alone',
        },
  )
const REFUSED = '422 invalid_access_request'
const ops = (more: object) => ({ tags: ['ops'], ...more })

export const tagQueries = [
  asks({ tags: ['ops'] }, 'both one skill'),
  asks({ tags: ['OPS', 'strasse'] }, 'both'),
  asks({ tags: ['ops', 'strasse'], match: 'any' }, 'both one skill'),
  asks({ tags: ['none'] }, ''),
  asks(ops({ families: ['skill'] }), 'skill'),
  asks(ops({ families: ['experience', 'skill'] }), 'both one skill'),
  asks(ops({ families: null, cursor: null, target_types: null }), 'both one skill'),
  asks(ops({ families: ['prompt'] }), '', REFUSED),
  asks(ops({ families: ['memory'] }), legacyMemory('tag query'), ''),
  asks(ops({ target_types: ['artifact'] }), 'both one skill'),
  asks(ops({ target_types: ['memory_entry'] }), legacyMemory('tag query'), ''),
  asks(ops({ include_inactive: true }), 'both one skill'),
  asks(ops({ families: ['skill', 'skill'] }), '422 invalid_request value_error@families'),
  asks(ops({ limit: 100 }), 'both one skill'),
  asks({}, REFUSED),
  asks({ tags: [] }, REFUSED),
  asks({ tags: [''] }, REFUSED),
  asks({ tags: ['a'.repeat(65)] }, REFUSED),
  asks({ tags: Array.from({ length: 17 }, (_, n) => `t${n}`) }, REFUSED),
  asks({ tags: ['ops', 'OPS'] }, '422 invalid_request value_error@tags'),
  asks({ tags: [' ops'] }, '422 invalid_request value_error@tags'),
  asks(ops({ match: 'some' }), REFUSED),
  asks(ops({ match: null }), REFUSED),
  asks(ops({ families: [] }), REFUSED),
  asks(ops({ families: ['bogus'] }), REFUSED),
  asks(ops({ target_types: ['bogus'] }), REFUSED),
  asks(ops({ limit: 0 }), REFUSED),
  asks(ops({ limit: 101 }), REFUSED),
  asks(ops({ cursor: '' }), REFUSED),
  asks(ops({ cursor: 'x' }), '400 invalid_cursor {"field":"cursor","reason":"is invalid"}'),
  asks(ops({ bogus: 1 }), REFUSED),
  row(
    'a stranger queries tags',
    ({ query }) => query({ tags: ['ops'] }, 'stranger'),
    '403 forbidden',
  ),
  row(
    'what a query of tags answers',
    async ({ scope, query }) => scope.plain((await query({ tags: ['strasse'] })).body),
    {
      items: [
        {
          scope_id: '<scope>',
          target: { type: 'artifact', family: 'experience', artifact_id: '<artifact>' },
          tags: ['Ops', 'Straße'],
          tag_digest: 'sha256:8621a9e56494ef2d0859621cac8f1e5dee7c4a9bb0bd27ed71964c654fde9093',
          reference: { family: 'experience', artifact_id: '<artifact>', revision: 1 },
        },
      ],
      next_cursor: null,
    },
  ),
  row(
    'a query of tags goes on by its cursor, with the tags in another order and another limit',
    async ({ query, found }) => {
      const ask = { tags: ['ops', 'strasse'], match: 'any', limit: 2 }
      const first = await query(ask)
      const { next_cursor: cursor } = first.body as Page
      const next = { tags: ['strasse', 'ops'], match: 'any', limit: 5, cursor }
      return [
        found(first),
        found(await query(next)),
        found(await query(ops({ cursor }))),
        found(await query(next, 'root')),
      ]
    },
    [
      'both one …',
      'skill',
      '400 invalid_cursor {"field":"cursor","reason":"is invalid"}',
      '403 forbidden',
    ],
  ),
]
