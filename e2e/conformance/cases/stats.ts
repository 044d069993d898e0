import { readingRowsFrom, rowsFrom, type CaseGroup } from '../case'
import { noFamily } from '../expectations'
import type { Answer } from '../http'
import { brief } from '../observe'
import { AUTO, experience, type ScopeWorld, type World } from '../world'
import { given as eventRow, readEvents } from './event-rows'

type Counted = { total: number }
type Inventory = {
  sources: Counted & { memory_pending: number }
  artifacts: Counted & { by_family: (Counted & { family: string })[] }
  memory: { entries: Counted & { by_kind: (Counted & { kind: string })[] } }
}
type Period = {
  period: { preset: string; start_date: string; end_date: string }
  daily: { date: string }[]
}
type Stats = {
  selection: { scope_ids?: string[] }
  scope_ids: string[]
  as_of: string
  inventory: Inventory
  usage: Period
  recall: Period
  by_scope: { scope_id: string; recurrence?: Record<string, unknown> }[]
}

const exact = (...scopes: { id: string }[]) => ({
  selection: { mode: 'exact', scope_ids: scopes.map(({ id }) => id) },
})
const ask = (world: World, body: unknown, as: 'ada' | 'root' | 'stranger' = 'ada') =>
  world.post(as, '/v1/stats', body)
const statsOf = (answer: Answer) => answer.body as Stats

/** An inventory in a line: Sources, Artifacts by family, memories by kind. */
function inLine({ sources, artifacts, memory: { entries } }: Inventory) {
  const names = (list: readonly (Counted & { family?: string; kind?: string })[]) =>
    list.map(({ family, kind, total }) => `${family ?? kind} ${total}`).join(', ')
  return `${sources.total} Sources (${sources.memory_pending} pending); ${artifacts.total}: ${names(artifacts.by_family)}; ${entries.total}: ${names(entries.by_kind)}`
}

const row = rowsFrom((world) => world.scope())
const reading = readingRowsFrom(async (world) => {
  const roles = { ada: ['scope.viewer'] } as const
  const [one, other] = [await world.scope(roles), await world.scope(roles)]
  return { one, other, closed: await world.scope({}) }
})
type Given = { one: ScopeWorld; other: ScopeWorld; closed: ScopeWorld }
const answered = (name: string, body: (given: Given) => unknown, expect: unknown) =>
  reading(`stats: ${name}`, (given, world) => ask(world, body(given)), expect)

const INVALID = '422 invalid_access_request'
const topic = { title: 't', summary: 's', detail: 'd' }
const failing = {
  ...experience('x'),
  failure: {
    signature: { recall_cue: 'a cue', symptom: null },
    repair_surface: 'working_state',
    verification: { condition: 'a condition', check_subject: 'a subject' },
  },
}
const cite = (artifact_id: string) => ({
  kind: 'artifact',
  artifact_ref: { family: 'experience', artifact_id, revision: 1 },
})
const events = (
  name: string,
  step: (scope: ScopeWorld, world: World) => Promise<Answer>,
  expect: string[],
) =>
  eventRow(
    `stats leave events: ${name}`,
    async ({ scope, since }, world) => {
      const found = await readEvents(world, since, await step(scope, world))
      return found.map(({ operation, action, resource, allowed }) => `${operation} ${action} ${resource.type} ${allowed ? 'allowed' : 'denied'}`) // prettier-ignore
    },
    expect,
  )
const READ = 'get_stats scope.read scope'
const OBSERVE = 'get_stats server.observe server'

export const statsGroup: CaseGroup = {
  about: 'statistics of Scopes',
  cases: [
    row(
      'stats: the whole answer for an empty Scope',
      async (scope, world) => {
        const answer = await ask(world, { ...exact(scope), period: 'today' })
        const { as_of: at } = statsOf(answer)
        const plain = JSON.stringify(scope.plain(answer.body)).replaceAll(
          at.slice(0, 10),
          '<today>',
        )
        return [brief(answer), answer.headers.get('cache-control'), JSON.parse(plain)]
      },
      ['200', 'no-store', empty(true)],
      { in100: ['200', 'no-store', empty(false)], about: 'statistics: 1.0.0 tells nothing of recurrence' }, // prettier-ignore
    ),
    row(
      'stats: what is counted',
      async (scope, world) => {
        await scope.artifact('experience', experience('x'))
        await scope.prompt()
        await scope.replace('prompt/skill.generate', { content: AUTO }, '"revision:1"')
        await scope.artifact('profile', { content: 'x' })
        await world.post('ada', `${scope.path}/sources`, { content: 'x' })
        return inLine(statsOf(await ask(world, exact(scope))).inventory)
      },
      '5 Sources (5 pending); 3: experience 1, profile 1, prompt 1; 0: ',
    ),
    row(
      'stats: memories by kind, as their heads have them',
      async (scope, world) => {
        const made = await scope.create({ family: 'topic-memory', content: topic })
        if (made.status !== 201) return brief(made)
        const add = (kind: string) => scope.artifact('atomic-memory', { kind, text: 'x' })
        for (const kind of ['preference', 'fact', 'Fact', 'été']) await add(kind)
        const at = await add('fact')
        await scope.replace(at, { content: { kind: 'other', text: 'x' } }, '"revision:1"')
        return inLine(statsOf(await ask(world, exact(scope))).inventory)
      },
      '7 Sources (7 pending); 6: atomic-memory 5, topic-memory 1; 5: Fact 1, fact 1, other 1, preference 1, été 1',
      noFamily('topic-memory', INVALID),
    ),
    row(
      'stats: experiences with a failure that the handoff cites',
      async (scope, world) => {
        const made = await scope.create({ family: 'experience', content: failing })
        if (made.status !== 201) return brief(made)
        const { artifact_id: one } = made.body as { artifact_id: string }
        const other = (await scope.artifact('experience', failing)).split('/')[1] ?? ''
        const plain = (await scope.artifact('experience', experience('x'))).split('/')[1] ?? ''
        const seen: unknown[] = []
        const hand = async (state: string[], next: string | null, omitted: string | null) => {
          const content = {
            schema: 'powercontext.handoff.v1',
            objective: 'o',
            state: [{ text: 't', citations: state.map(cite) }],
            disposition: next === null ? 'complete' : 'continuable',
            next_action: next === null ? null : { text: 't', citations: [cite(next)] },
            omissions: omitted === null ? [] : [{ text: 'o', citation: cite(omitted) }],
          }
          const answer =
            seen.length === 0
              ? await scope.create({ family: 'handoff', content })
              : await scope.replace('handoff/handoff', { content }, `"revision:${seen.length}"`)
          if (answer.status >= 300) throw new Error(brief(answer))
          const [found] = statsOf(await ask(world, exact(scope))).by_scope
          seen.push(found?.recurrence?.['unlinked_handoff_citations'])
        }
        await hand([plain], null, null)
        await hand([one], null, null)
        await hand([one, other, plain], null, null)
        await hand([plain], other, null)
        await hand([plain], null, one)
        return seen
      },
      [0, 1, 2, 1, 0],
      { in100: INVALID, about: 'family experience: 1.0.0 has no field failure' },
    ),
    row(
      'stats: Scopes come sorted; together they are summed',
      async (scope, world) => {
        const other = await world.scope()
        for (const one of [scope, other]) await one.artifact('experience', experience('x'))
        const sorted = [scope.id, other.id].sort()
        const { selection, scope_ids, by_scope, inventory } = statsOf(
          await ask(world, exact(...(sorted[0] === scope.id ? [other, scope] : [scope, other]))),
        )
        const lists = [selection.scope_ids, scope_ids, by_scope.map(({ scope_id: id }) => id)]
        return [
          lists.map((ids) => JSON.stringify(ids) === JSON.stringify(sorted)),
          inLine(inventory),
        ]
      },
      [[true, true, true], '2 Sources (2 pending); 2: experience 2; 0: '],
    ),
    row(
      'stats: a subtree, level by level',
      async (scope, world) => {
        const below = (parent: ScopeWorld) => world.scope({}, { parent_scope_id: parent.id })
        const children = [await below(scope), await below(scope)]
        children.sort((a, b) => (a.id < b.id ? -1 : 1))
        const grandchildren = []
        for (const child of children) grandchildren.push(await below(child))
        const selection = { mode: 'subtree', root_scope_id: scope.id }
        const wanted = [scope, ...children, ...grandchildren].map(({ id }) => id)
        const stats = statsOf(await ask(world, { selection }, 'root'))
        return JSON.stringify(stats.scope_ids) === JSON.stringify(wanted)
      },
      true,
    ),
    row(
      'stats: all Scopes, in the order of their list',
      async (_, world) => {
        const stats = statsOf(
          await ask(world, { selection: { mode: 'all' }, period: 'today' }, 'root'),
        )
        const listed = (await world.get('root', '/v1/scopes')).body as {
          items: { scope_id: string }[]
        }
        const ids = listed.items.map(({ scope_id: id }) => id)
        return stats.scope_ids.filter((id) => ids.includes(id)).join() === ids.filter((id) => stats.scope_ids.includes(id)).join() // prettier-ignore
      },
      true,
    ),
    ...(
      [
        ['today', 1],
        ['7d', 7],
        ['30d', 30],
        [undefined, 30],
      ] as const
    ).map(([period, days]) =>
      // prettier-ignore
      reading(
        `stats: the period ${period ?? 'when none is said'}`,
        async ({ one }, world) => {
          const { usage, recall, as_of: at } = statsOf(await ask(world, { ...exact(one), period }))
          return [usage, recall].map(({ period: said, daily }) => [
            said.preset,
            daily.length,
            daily[0]?.date === said.start_date,
            daily.at(-1)?.date === said.end_date && said.end_date === at.slice(0, 10),
          ])
        },
        Array(2).fill([period ?? '30d', days, true, true]),
      ),
    ),
    answered('another period', ({ one }) => ({ ...exact(one), period: '90d' }), INVALID),
    answered('a period that is null', ({ one }) => ({ ...exact(one), period: null }), INVALID),
    answered('a field too many', ({ one }) => ({ ...exact(one), more: 1 }), INVALID),
    answered('no Scope', () => exact(), INVALID),
    answered('no selection', () => ({}), INVALID),
    answered('another mode', () => ({ selection: { mode: 'some' } }), INVALID),
    answered('a blank Scope id', () => exact({ id: ' ' }), INVALID),
    answered(
      'a Scope id with a blank at its end',
      ({ one }) => exact({ id: `${one.id} ` }),
      INVALID,
    ),
    answered(
      'a Scope twice',
      ({ one }) => exact(one, one),
      '422 invalid_request value_error@scope_ids',
    ),
    answered(
      'a Scope that may not be read',
      ({ one, closed }) => exact(one, closed),
      '403 forbidden',
    ),
    answered('a Scope that does not exist', () => exact({ id: 'scp_none' }), '403 forbidden'),
    answered(
      'all Scopes, without a role on the server',
      () => ({ selection: { mode: 'all' } }),
      '403 forbidden',
    ),
    reading(
      'stats: a subtree of no Scope',
      (_, world) => ask(world, { selection: { mode: 'subtree', root_scope_id: 'none' } }, 'root'),
      '404 scope_not_found',
    ),
    reading(
      'stats: a Scope that does not exist, with a role on it',
      async (_, world) => {
        const missing = { type: 'scope', scope_id: 'nowhere' }
        const binding = await world.grant('ada', 'scope.viewer', missing)
        const answer = await ask(world, exact({ id: 'nowhere' }))
        // While ada holds a role there, no server can list the Artifacts that she may read.
        await world.revoke(binding)
        return answer
      },
      '404 scope_not_found',
    ),
    reading(
      'stats: while access is disabled',
      async (_, world) => {
        const post = (body: unknown) =>
          world.sendDisabled({ method: 'POST', path: '/v1/stats', body })
        const [none, twice] = [{ id: 'none' }, { id: 'twice' }]
        return [
          await post({ selection: { mode: 'all' } }),
          await post(exact(none)),
          await post(exact(twice, twice)),
        ]
      },
      ['200', '404 scope_not_found', '422 invalid_request value_error@scope_ids'],
    ),
    events('one Scope', (scope, world) => ask(world, exact(scope)), [`${READ} allowed`]),
    events(
      'several Scopes, of which one may not be read',
      async (scope, world) => ask(world, exact(await world.scope({}), scope)),
      [`${READ} denied`, `${READ} allowed`],
    ),
    events('a Scope twice', (scope, world) => ask(world, exact(scope, scope)), [`${READ} allowed`, `${READ} allowed`]), // prettier-ignore
    events('all', (_, world) => ask(world, { selection: { mode: 'all' }, period: 'today' }, 'root'), [`${OBSERVE} allowed`]), // prettier-ignore
    events('all, denied', (_, world) => ask(world, { selection: { mode: 'all' } }), [`${OBSERVE} denied`]), // prettier-ignore
    events('a request that is invalid', (_, world) => ask(world, exact()), []),
  ],
}

function empty(recurring: boolean) {
  const inventory = {
    sources: { total: 0, memory_processed: 0, memory_pending: 0 },
    artifacts: { total: 0, by_family: [] },
    candidates: { total: 0, pending: 0, approved: 0, rejected: 0, by_family: [] },
    memory: { entries: { total: 0, active: 0, inactive: 0, by_kind: [] } },
  }
  const period = { preset: 'today', start_date: '<today>', end_date: '<today>', timezone: 'UTC' }
  const none = { requests: 0, input_tokens: 0, output_tokens: 0 }
  const models = { generation: none, embedding: none }
  const recalled = {
    preparations: 0,
    ready_preparations: 0,
    comparable_preparations: 0,
    baseline_tokens: 0,
    recalled_tokens: 0,
    token_reduction: 0,
  }
  const told = {
    inventory,
    usage: {
      period,
      totals: models,
      by_purpose: [],
      daily: [{ date: '<today>', ...models, by_purpose: [] }],
    },
    recall: {
      period,
      estimator: { estimator_id: 'character:weighted', version: '1' },
      totals: recalled,
      daily: [{ date: '<today>', ...recalled }],
    },
  }
  const recurrence = {
    selected: 0,
    recurred: 0,
    avoided: 0,
    unknown: 0,
    unlinked_handoff_citations: 0,
    needing_review: 0,
    top_revisions: [],
  }
  return {
    selection: { mode: 'exact', scope_ids: ['<scope>'] },
    scope_ids: ['<scope>'],
    as_of: '<instant>',
    ...told,
    by_scope: [{ scope_id: '<scope>', ...told, ...(recurring && { recurrence }) }],
  }
}
