import { randomUUID } from 'node:crypto'
import { readingRowsFrom, rowsFrom, type CaseGroup } from '../case'
import { noFamily, noRestores } from '../expectations'
import { brief } from '../observe'
import { custom, experience, type ScopeWorld } from '../world'

// Lengths count characters, of which JavaScript takes some for two; blank is what Python and its schemas call so: U+001C
// and U+0085 are, U+FEFF is not.

const row = readingRowsFrom((world) => world.scope())
const own = rowsFrom((world) => world.scope())

type Body = Record<string, unknown>
const ACCESS = '422 invalid_access_request'
const wide = (length: number) => '\u{1f600}'.repeat(length)
const wideKey = (length: number) => wide(length - 36) + randomUUID()

const createScope = (scope: ScopeWorld, more: Body) =>
  scope.world.post('root', '/v1/scopes', {
    title: 'T',
    summary: 'S',
    idempotency_key: randomUUID(),
    ...more,
  })
const reference = (kind: string, value: string) => ({ external_references: [{ kind, value }] })
const grant = (scope: ScopeWorld, more: Body) =>
  scope.world.post('root', '/v1/access/bindings/create', {
    subject: { type: 'user', id: 'bob' },
    role: 'scope.viewer',
    resource: scope.resource,
    idempotency_key: randomUUID(),
    ...more,
  })
const list = (scope: ScopeWorld, path: string, id: string) =>
  scope.world.post('ada', `/v1/access/${path}/list`, {
    [path === 'audit' ? 'resource' : 'management_resource']: scope.resource,
    subject: { type: 'user', id },
  })

const lengths = [
  ...(
    [
      ['title', 256, (length: number) => ({ title: wide(length) })],
      ['summary', 2000, (length: number) => ({ summary: wide(length) })],
      ['kind of a reference', 128, (length: number) => reference(wide(length), 'v')],
      ['value of a reference', 2000, (length: number) => reference('k', wide(length))],
      ['key', 256, (length: number) => ({ idempotency_key: wideKey(length) })],
    ] as const
  ).map(([field, max, body]) =>
    row(
      `a Scope: the ${field} has ${max} characters outside the BMP, or one more`,
      async (scope) => [
        await createScope(scope, body(max)),
        await createScope(scope, body(max + 1)),
      ],
      ['201', ACCESS],
    ),
  ),
  ...(
    [
      [
        'id of the subject',
        255,
        (length: number) => ({ subject: { type: 'user', id: wide(length) } }),
      ],
      [
        'description of the subject',
        255,
        (length: number) => ({ subject: { type: 'user', id: 'bob', description: wide(length) } }),
      ],
      ['reason', 1024, (length: number) => ({ reason: wide(length) })],
      ['key', 255, (length: number) => ({ idempotency_key: wideKey(length) })],
    ] as const
  ).map(([field, max, body]) =>
    own(
      `a binding: the ${field} has ${max} characters outside the BMP, or one more`,
      async (scope) => [await grant(scope, body(max)), await grant(scope, body(max + 1))],
      ['201', ACCESS],
    ),
  ),
  row(
    'an id of a binding of 64 characters outside the BMP, or one more',
    async (scope) => {
      const revoke = (id: string) =>
        scope.world.post('root', '/v1/access/bindings/revoke', {
          binding_id: id,
          expected_version: 1,
          idempotency_key: randomUUID(),
        })
      return [await revoke(wide(64)), await revoke(wide(65))]
    },
    ['404 access_binding_not_found', ACCESS],
  ),
  ...['bindings', 'audit'].map((path) =>
    row(
      `a list of ${path} of a subject whose id has 255 characters outside the BMP, or one more`,
      async (scope) => [await list(scope, path, wide(255)), await list(scope, path, wide(256))],
      ['200', ACCESS],
    ),
  ),
]

const ENDS = ['a\u001c', 'a\u0085', '\ufeffa'] as const
const untidy = (field: string) => `422 invalid_request value_error@${field}`
const blanks = [
  ...(
    [
      ['title', (text: string) => ({ title: text })],
      ['summary', (text: string) => ({ summary: text })],
      ['kind', (text: string) => reference(text, 'v')],
      ['value', (text: string) => reference('k', text)],
    ] as const
  ).flatMap(([field, body]) => [
    row(
      `a Scope: the ${field} is blank`,
      async (scope) =>
        Promise.all(
          ['\u001c', '\u0085', '\ufeff'].map(async (text) =>
            brief(await createScope(scope, body(text))),
          ),
        ),
      [untidy(field), ACCESS, '201'],
    ),
    row(
      `a Scope: the ${field} has a blank at an end`,
      async (scope) =>
        Promise.all(ENDS.map(async (text) => brief(await createScope(scope, body(text))))),
      [untidy(field), untidy(field), '201'],
    ),
  ]),
  row(
    'a Scope: the key has a blank at an end',
    async (scope) => {
      const key = randomUUID()
      const keys = [`${key}\u001c`, `${key}\u0085`, `\ufeff${key}`]
      const answers = keys.map((idempotency_key) => createScope(scope, { idempotency_key }))
      return (await Promise.all(answers)).map(brief)
    },
    [untidy('idempotency_key'), untidy('idempotency_key'), '201'],
  ),
  row(
    'a Scope: another one that it names is blank',
    async (scope) => [
      await createScope(scope, { parent_scope_id: '\u001c' }),
      await createScope(scope, { context_references: ['\u001c'] }),
      await createScope(scope, { parent_scope_id: '\u0085' }),
      await createScope(scope, { parent_scope_id: '\ufeff' }),
    ],
    [untidy('parent_scope_id'), untidy('context_references'), ACCESS, '404 scope_not_found'],
  ),
  ...['external_reference_kind', 'binding_integration', 'binding_kind'].map((name) =>
    row(
      `Scopes: the filter ${name} has a blank at an end`,
      (scope) =>
        Promise.all(
          ['a ', ...ENDS].map(async (text) =>
            brief(await scope.world.get('root', `/v1/scopes?${name}=${encodeURIComponent(text)}`)),
          ),
        ),
      [untidy(name), untidy(name), untidy(name), '200'],
    ),
  ),
  row(
    'Scopes: the filter parent_scope_id is blank',
    (scope) =>
      Promise.all(
        ['\u001c', '\u0085', '\ufeff', 'a '].map(async (text) =>
          brief(
            await scope.world.get('root', `/v1/scopes?parent_scope_id=${encodeURIComponent(text)}`),
          ),
        ),
      ),
    [
      untidy('parent_scope_id'),
      '422 invalid_request string_pattern_mismatch@query.parent_scope_id',
      '200',
      '200',
    ],
  ),
  row(
    'Scopes: the text that is searched for is blank',
    (scope) =>
      Promise.all(
        ['\u001c', '\u0085', '\ufeff'].map(async (text) =>
          brief(
            await scope.world.get(
              'root',
              `/v1/scopes?query_field=title&query=${encodeURIComponent(text)}`,
            ),
          ),
        ),
      ),
    [
      '422 invalid_request {"field":"query","reason":"query and query_field must be provided together"}',
      '422 invalid_request {"field":"query","reason":"query and query_field must be provided together"}',
      '200',
    ],
  ),
  row(
    'a limit within blanks',
    (scope) =>
      Promise.all(
        ['\u0085', '\u001c', '\ufeff'].map(async (text) =>
          brief(
            await scope.get(`/artifacts/experience?limit=${encodeURIComponent(`${text}5${text}`)}`),
          ),
        ),
      ),
    [
      '200',
      '400 invalid_request int_parsing@query.limit',
      '400 invalid_request int_parsing@query.limit',
    ],
  ),
  ...['bindings', 'audit'].map((path) =>
    row(
      `a list of ${path} of a subject whose id has a blank at an end`,
      (scope) => Promise.all([' a', ...ENDS].map(async (id) => brief(await list(scope, path, id)))),
      [ACCESS, ACCESS, ACCESS, '200'],
    ),
  ),
  own(
    'a binding: the id of the subject, or the key, has a blank at an end',
    async (scope) => {
      const seen: string[] = []
      for (const id of ENDS) {
        const key = id.replace('a', randomUUID())
        seen.push(brief(await grant(scope, { subject: { type: 'user', id } })))
        seen.push(brief(await grant(scope, { idempotency_key: key })))
      }
      return seen
    },
    [ACCESS, ACCESS, ACCESS, ACCESS, '201', '201'],
  ),
]

const model = (family: string) =>
  `422 invalid_request {"field":"content","reason":"does not match the ${family} model"}`
const topic = { title: 'T', summary: 'S', detail: 'D' }
const contents = [
  ...['situation', 'action', 'outcome', 'lesson'].map((field) =>
    row(
      `an experience whose ${field} is blank`,
      async (scope) =>
        scope.create({ family: 'experience', content: { ...experience('x'), [field]: '\u001c' } }),
      model('experience'),
    ),
  ),
  ...Object.keys(topic).map((field) =>
    row(
      `a topic memory whose ${field} is blank`,
      async (scope) =>
        scope.create({ family: 'topic-memory', content: { ...topic, [field]: '\u001c' } }),
      model('topic-memory'),
      noFamily('topic-memory', ACCESS),
    ),
  ),
  ...['\u001c', '\u0085'].map((text) =>
    row(
      `a profile, and an atomic memory, of ${JSON.stringify(text)}`,
      async (scope) => [
        await scope.create({ family: 'profile', content: { content: text } }),
        await scope.create({ family: 'atomic-memory', content: { kind: 'fact', text } }),
        await scope.create({ family: 'atomic-memory', content: { kind: text, text: 'x' } }),
      ],
      [model('profile'), model('atomic-memory'), model('atomic-memory')],
      noFamily('atomic-memory', [model('profile'), ACCESS, ACCESS]),
    ),
  ),
  own(
    'an atomic memory keeps U+FEFF, and no blanks at its ends',
    async (scope) => {
      const content = { kind: 'k', text: '\u001c\ufeffa\u0085' }
      const made = await scope.create({ family: 'atomic-memory', content })
      if (made.status !== 201) return made
      const { artifact_id: id } = made.body as { artifact_id: string }
      const read = (await scope.get(`/artifacts/atomic-memory/${id}`)).body
      return (read as { content: { text: string } }).content.text
    },
    '\ufeffa',
    noFamily('atomic-memory', ACCESS),
  ),
  own(
    'a handoff with a blank objective, statement or omission',
    async (scope) => {
      const cited = await scope.artifact('experience', experience('x'))
      const [family, artifact_id] = cited.split('/')
      const citation = { kind: 'artifact', artifact_ref: { family, artifact_id, revision: 1 } }
      const statement = { text: 's', citations: [citation] }
      const content = {
        schema: 'powercontext.handoff.v1',
        objective: 'o',
        state: [statement],
        disposition: 'complete',
        next_action: null,
        omissions: [],
      }
      const create = (more: Body) =>
        scope.create({ family: 'handoff', content: { ...content, ...more } })
      return [
        await create({ objective: '\u001c' }),
        await create({ state: [{ ...statement, text: '\u001c' }] }),
        await create({ next_action: { ...statement, text: '\u001c' } }),
        await create({ omissions: [{ text: '\u001c', citation: null }] }),
        await create({ objective: '\ufeff' }),
      ]
    },
    [untidy('objective'), untidy('text'), untidy('text'), untidy('text'), '201 "revision:1"'],
  ),
  own(
    'the reason of a restore without the blanks at its ends',
    async (scope) => {
      const at = await scope.prompt('First.')
      await scope.replace(at, { content: custom('Second.') }, '"revision:1"')
      const restore = (reason: string) =>
        scope.replace(
          at,
          { content: custom('First.'), restored_from_revision: 1, reason },
          '"revision:2"',
        )
      const blank = await restore('\u001c')
      const kept = await restore('\ufeffa\u001c')
      return [brief(blank), (kept.body as { reason?: string }).reason]
    },
    ['422 invalid_request {"field":"reason","reason":"must not be blank"}', '\ufeffa'],
    noRestores([ACCESS, undefined]),
  ),
]

export const characterGroup: CaseGroup = {
  about: 'lengths and white space',
  cases: [...lengths, ...blanks, ...contents],
}
