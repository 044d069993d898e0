import { brief } from '../observe'
import { experience, type ScopeWorld } from '../world'
import { handoff, row } from './create-requests'

async function added(scope: ScopeWorld, content: unknown): Promise<string> {
  const answer = await scope.world.post('ada', `${scope.path}/sources`, { content })
  return (answer.body as { source_id: string }).source_id
}

const citing = (source_ref: unknown) => ({ kind: 'source', source_ref })

/** A handoff whose one statement cites a Source, and of which two things are left out. */
const handoffOf = (source_ref: unknown) => ({
  ...handoff('x'),
  state: [{ text: 'It stands.', citations: [citing(source_ref), citing(source_ref)] }],
  omissions: [
    { text: 'Something.', citation: citing(source_ref) },
    { text: 'No proof of this.', citation: null },
  ],
})

export const sourceCiting = [
  row(
    'a handoff that cites a Source: what it answers, and what its own Source holds',
    async (scope) => {
      const source_id = await added(scope, 'What was seen.')
      const made = await scope.create({
        family: 'handoff',
        content: handoffOf({ name: 'content', source_id }),
      })
      const { sources } = made.body as { sources: { source_id: string }[] }
      const head = await scope.get('/artifacts/handoff/handoff')
      const own = await scope.get(`/sources/content/${sources[0]?.source_id ?? ''}`)
      const names = { [source_id]: '<cited>' }
      const { content } = head.body as { content: unknown }
      const { content: left, position } = own.body as { content: unknown; position: number }
      return [
        brief(made),
        scope.plain(sources, names),
        scope.plain(content, names),
        scope.plain(left, names),
        position,
      ]
    },
    [
      '201 "revision:1"',
      [
        { source_type: 'content', source_id: '<source>' },
        { source_type: 'content', source_id: '<cited>' },
      ],
      handoffOf({ source_type: 'content', source_id: '<cited>' }),
      {
        schema: 'powercontext.handoff.v1',
        objective: 'Hand it over.',
        disposition: 'complete',
        state: handoffOf({ source_type: 'content', source_id: '<cited>' }).state,
        omissions: [
          {
            text: 'Something.',
            citation: citing({ source_type: 'content', source_id: '<cited>' }),
          },
          { text: 'No proof of this.' },
        ],
      },
      2,
    ],
  ),
  row(
    'a handoff that names the type of a Source as answers do',
    async (scope) => {
      const source_id = await added(scope, 'x')
      const content = handoffOf({ source_type: 'content', source_id })
      return scope.create({ family: 'handoff', content })
    },
    '422 invalid_access_request',
  ),
  row(
    'a handoff that cites a Source of another Scope, or of another type',
    async (scope, world) => {
      const other = await world.scope()
      const elsewhere = await added(other, 'x')
      const here = await added(scope, 'x')
      const cite = (name: string, source_id: string) =>
        scope.create({ family: 'handoff', content: handoffOf({ name, source_id }) })
      return [await cite('content', elsewhere), await cite('other', here)]
    },
    ['404 handoff_evidence_not_found', '404 handoff_evidence_not_found'],
  ),
  row(
    'a handoff goes on citing a Source in its next revision',
    async (scope) => {
      const source_id = await added(scope, 'x')
      const content = handoffOf({ name: 'content', source_id })
      await scope.create({ family: 'handoff', content })
      const at = await scope.artifact('experience', experience('It is so.'))
      const next = { ...handoff(at.split('/')[1] ?? ''), objective: 'Other.' }
      const second = await scope.replace('handoff/handoff', { content: next }, '"revision:1"')
      const third = await scope.replace('handoff/handoff', { content }, '"revision:2"')
      const cited = (answer: typeof second) =>
        (answer.body as { sources: { source_id: string }[] }).sources.map(
          (one) => one.source_id === source_id,
        )
      return [cited(second), cited(third)]
    },
    [[false], [false, true]],
  ),
]
