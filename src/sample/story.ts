import { AUTO_CONTENT } from '../api/contract/prompts'
import { etagOf } from '../api/contract/artifacts'
import { instantOf } from './calendar'
import { custom, fact, minutesAgo, on } from './content/build'
import type { PersonKey, ScopeKey, When } from './content/types'
import { PRINCIPALS } from './people'
import { DEPLOYMENT, paths, type Action, type Asked, type Replay } from './replay'

/**
 * What somebody tried besides saving and granting, and the status that came of it: 403 where no role allows it, 412
 * where the head had moved, 422 where the service does not do it.
 */
type Scene = {
  when: When
  by: PersonKey
  ask: (replay: Replay) => Asked
  status: number
  /** Seconds after the minute. */
  after?: number
}

const scene = (when: When, by: PersonKey, status: number, ask: Scene['ask'], after = 0): Scene => ({
  when,
  by,
  status,
  ask,
  after,
})

const readScope =
  (scope: ScopeKey) =>
  (replay: Replay): Asked => ({ path: paths.scope(replay.scopeId(scope)) })
const readFamily =
  (scope: ScopeKey, family: string) =>
  (replay: Replay): Asked => ({ path: paths.family(replay.scopeId(scope), family) })
const readPrompt =
  (scope: ScopeKey, key: string) =>
  (replay: Replay): Asked => ({ path: paths.prompt(replay.scopeId(scope), key) })
const listScopes = (): Asked => ({ path: `${paths.scopes}?limit=100` })
const serverAudit = (): Asked => ({
  method: 'POST',
  path: paths.audit,
  body: { resource: { type: 'server', deployment_id: DEPLOYMENT } },
})
const scopeAudit =
  (scope: ScopeKey) =>
  (replay: Replay): Asked => ({
    method: 'POST',
    path: paths.audit,
    body: { resource: replay.scopeRef(scope), limit: 50 },
  })
const bindingsOf =
  (scope: ScopeKey) =>
  (replay: Replay): Asked => ({
    method: 'POST',
    path: paths.bindings,
    body: { management_resource: replay.scopeRef(scope) },
  })
const grantTo =
  (person: PersonKey, role: string, scope: ScopeKey, key: string) =>
  (replay: Replay): Asked => ({
    method: 'POST',
    path: paths.grant,
    body: {
      subject: { type: PRINCIPALS[person].type, id: PRINCIPALS[person].id },
      role,
      resource: replay.scopeRef(scope),
      idempotency_key: `sample-attempt-${key}`,
    },
  })
/** A PUT on an Artifact of the sample; `behind` is how many revisions old its If-Match is. */
const replace =
  (key: string, content: unknown, behind = 0) =>
  (replay: Replay): Asked => {
    const { scope, family, id, head } = replay.artifact(key)
    return {
      method: 'PUT',
      path: paths.artifact(replay.scopeId(scope), family, id),
      headers: { 'If-Match': etagOf(head - behind) },
      body: { content },
    }
  }
const note =
  (scope: ScopeKey, text: string) =>
  (replay: Replay): Asked => ({
    method: 'POST',
    path: paths.artifacts(replay.scopeId(scope)),
    body: { family: 'atomic-memory', content: fact('note', text) },
  })
const checkAdmin =
  (scope: ScopeKey) =>
  (replay: Replay): Asked => ({
    method: 'POST',
    path: paths.check,
    body: {
      match: 'any',
      requirements: [
        { action: 'scope.admin', resource: replay.scopeRef(scope) },
        { action: 'scope.contribute', resource: replay.scopeRef(scope) },
      ],
    },
  })

const GUESSES = [
  'admin',
  'checkout',
  'checkout-service',
  'default',
  'finance',
  'fraud',
  'internal',
  'payments',
  'prod',
  'refunds',
  'root',
  'secrets',
  'support',
  'vault',
]

/** The contractor who audits prices, and looks at whatever else there is. */
const contractor: readonly Scene[] = [
  scene(on(-22, '09:41'), 'kit', 403, listScopes),
  scene(on(-22, '09:42'), 'kit', 200, readScope('cart')),
  scene(on(-22, '09:43'), 'kit', 200, readFamily('cart', 'topic-memory')),
  scene(on(-21, '11:17'), 'kit', 403, readScope('checkout')),
  scene(on(-21, '11:17'), 'kit', 403, readScope('payments'), 21),
  scene(on(-21, '11:18'), 'kit', 403, readFamily('payments', 'skill')),
  scene(on(-21, '11:18'), 'kit', 403, readFamily('payments', 'atomic-memory'), 14),
  scene(on(-20, '15:02'), 'kit', 200, readPrompt('cart', 'skill.generate')),
  scene(
    on(-20, '15:04'),
    'kit',
    403,
    note('cart', 'Vouchers and campaign prices overlap for 14 articles.'),
  ),
  scene(on(-18, '10:28'), 'kit', 403, serverAudit),
  scene(on(-18, '10:29'), 'kit', 403, scopeAudit('cart')),
  // A script, by the look of it: names that a Scope might have, two a second.
  ...GUESSES.map((guess, index) =>
    scene(on(-18, '10:31'), 'kit', 403, () => ({ path: paths.scope(guess) }), 4 + index * 0.46),
  ),
  scene(on(-16, '14:11'), 'kit', 200, readFamily('cart', 'atomic-memory')),
  scene(on(-16, '14:19'), 'kit', 403, readScope('fraud')),
  scene(on(-16, '14:19'), 'kit', 403, readFamily('fraud', 'topic-memory'), 9),
  scene(on(-16, '14:20'), 'kit', 403, readFamily('fraud', 'experience')),
  scene(on(-13, '16:50'), 'kit', 200, readScope('cart')),
  // The role ended at 17:00 of the day before.
  scene(on(-11, '09:12'), 'kit', 403, readScope('cart')),
  scene(on(-11, '09:12'), 'kit', 403, readFamily('cart', 'topic-memory'), 17),
  scene(on(-11, '09:14'), 'kit', 403, readFamily('cart', 'skill')),
  scene(on(-10, '08:58'), 'kit', 403, readScope('cart')),
]

/** Noah after his move: he owns the Prompt, reads it, and gets it changed by nobody but an admin. */
const formerOwner: readonly Scene[] = [
  scene(on(-9, '10:31'), 'noah', 200, readPrompt('checkout', 'handoff.generate')),
  scene(on(-9, '10:33'), 'noah', 403, replace('checkout/handoff.generate', AUTO_CONTENT)),
  scene(on(-9, '10:34'), 'noah', 403, replace('checkout/handoff.generate', AUTO_CONTENT), 12),
  scene(on(-9, '10:36'), 'noah', 403, bindingsOf('checkout')),
  scene(on(-9, '10:37'), 'noah', 403, grantTo('noah', 'scope.admin', 'checkout', 'noah-himself')),
  scene(on(-7, '15:21'), 'noah', 200, readPrompt('checkout', 'handoff.generate')),
  scene(
    on(-7, '15:25'),
    'noah',
    403,
    replace('checkout/handoff.generate', custom('Write down what the next one has to know.')),
  ),
  scene(on(-6, '11:40'), 'noah', 403, note('checkout', 'The wallet script is cached for an hour.')),
  scene(on(-1, '14:02'), 'noah', 200, readScope('mobile')),
  scene(minutesAgo(412), 'noah', 403, replace('checkout/handoff.generate', AUTO_CONTENT)),
]

/** Tom administers two Scopes and may read neither. */
const blindAdmin: readonly Scene[] = [
  scene(on(-10, '15:02'), 'tom', 403, listScopes),
  scene(on(-10, '15:02'), 'tom', 403, readScope('checkout'), 6),
  scene(on(-10, '15:03'), 'tom', 403, readPrompt('checkout', 'skill.generate')),
  scene(on(-10, '15:04'), 'tom', 403, readFamily('checkout', 'prompt')),
  scene(on(-10, '15:05'), 'tom', 200, bindingsOf('checkout')),
  scene(on(-9, '13:10'), 'tom', 200, scopeAudit('checkout')),
  scene(on(-9, '13:22'), 'tom', 403, readScope('support')),
  scene(on(-5, '10:06'), 'tom', 200, bindingsOf('support')),
  scene(on(-5, '10:09'), 'tom', 200, scopeAudit('support')),
  scene(on(-5, '10:12'), 'tom', 403, readFamily('support', 'skill')),
  scene(on(-2, '09:31'), 'tom', 200, checkAdmin('checkout')),
  scene(on(-2, '09:33'), 'tom', 403, note('checkout', 'Prompts are reviewed every other week.')),
  scene(minutesAgo(301), 'tom', 200, scopeAudit('checkout')),
]

/** A viewer who thinks that the pencil is for everybody. */
const viewer: readonly Scene[] = [
  scene(
    on(-20, '10:55'),
    'elif',
    403,
    note('support', 'Chats about parcels are a third of all chats.'),
  ),
  scene(
    on(-20, '10:56'),
    'elif',
    403,
    note('support', 'Chats about parcels are a third of all chats.'),
    40,
  ),
  scene(on(-15, '14:18'), 'elif', 403, replace('checkout/experience.generate', AUTO_CONTENT)),
  scene(on(-12, '11:33'), 'elif', 403, readScope('payments')),
  scene(on(-12, '11:33'), 'elif', 403, readFamily('payments', 'experience'), 15),
  scene(
    on(-7, '13:37'),
    'elif',
    403,
    replace('severity', { title: 'Severity levels', summary: 'x', detail: 'x' }),
  ),
  scene(on(-3, '15:55'), 'elif', 403, scopeAudit('checkout')),
  scene(on(-1, '11:26'), 'elif', 403, note('refunds', 'Goodwill is 4 % of refunds.')),
]

/** Compliance: the whole audit, every binding, and no content. */
const compliance: readonly Scene[] = [
  ...[-25, -20, -15, -10, -5, 0].flatMap((day, week) => [
    scene(on(day, '08:02'), 'priya', 200, listScopes),
    scene(on(day, '08:03'), 'priya', 200, serverAudit),
    scene(on(day, '08:05'), 'priya', 200, scopeAudit(week % 2 === 0 ? 'checkout' : 'refunds')),
    scene(on(day, '08:07'), 'priya', 200, bindingsOf(week % 2 === 0 ? 'checkout' : 'refunds')),
  ]),
  scene(on(-25, '08:11'), 'priya', 403, readScope('checkout')),
  scene(on(-25, '08:12'), 'priya', 403, readFamily('checkout', 'skill')),
  scene(on(-13, '09:02'), 'priya', 200, scopeAudit('checkout')),
  scene(on(-10, '14:31'), 'priya', 200, bindingsOf('checkout')),
  scene(on(-9, '11:02'), 'priya', 200, scopeAudit('checkout')),
  scene(on(-5, '08:20'), 'priya', 403, readPrompt('checkout', 'skill.generate')),
]

/** Small things that go wrong among people who may do a lot. */
const slips: readonly Scene[] = [
  // Two had the skill open; the second one's text was based on the revision before.
  scene(
    on(-13, '08:52'),
    'mara',
    412,
    replace(
      'failover',
      {
        name: 'fail-over-card-payments-to-cardwell',
        description: 'x',
        instructions: 'x',
        validation: ['x'],
      },
      1,
    ),
  ),
  scene(on(-16, '09:31'), 'mara', 412, replace('checkout/skill.generate', AUTO_CONTENT, 1)),
  scene(
    on(-19, '10:22'),
    'ruth',
    403,
    grantTo('lucas', 'scope.viewer', 'payments', 'ruth-payments'),
  ),
  scene(
    on(-9, '09:12'),
    'ruth',
    403,
    grantTo('lucas', 'scope.viewer', 'payments', 'ruth-payments-again'),
  ),
  scene(
    on(-24, '13:02'),
    'wei',
    403,
    replace('rollback', { name: 'x', description: 'x', instructions: 'x', validation: ['x'] }),
  ),
  scene(
    on(-17, '09:44'),
    'daniel',
    403,
    replace('failover', { name: 'x', description: 'x', instructions: 'x', validation: ['x'] }),
  ),
  scene(on(-11, '16:02'), 'sofia', 403, readScope('checkout')),
  scene(on(-11, '16:03'), 'sofia', 200, (replay) => {
    const { scope, family, id } = replay.artifact('failover')
    return { path: paths.artifact(replay.scopeId(scope), family, id) }
  }),
  scene(on(-8, '12:45'), 'lucas', 403, readScope('checkout')),
  scene(on(-1, '12:20'), 'lucas', 403, readScope('payments')),
  // An old job still asks for the family that the service no longer reads (contract §4).
  scene(on(-27, '02:41'), 'nightly', 422, readFamily('support', 'memory')),
  scene(on(-26, '02:41'), 'nightly', 422, readFamily('support', 'memory')),
  scene(on(-25, '02:41'), 'nightly', 422, readFamily('support', 'memory')),
  scene(on(-24, '02:40'), 'nightly', 403, note('support', 'Nightly count of chats: 1204.')),
  scene(on(-23, '02:40'), 'nightly', 403, note('support', 'Nightly count of chats: 1377.')),
  scene(minutesAgo(52), 'jonas', 200, readPrompt('checkout', 'skill.generate')),
  // The last quarter of an hour is not empty, whenever somebody looks.
  scene(minutesAgo(13), 'mara', 200, readPrompt('checkout', 'skill.generate')),
  scene(minutesAgo(12), 'mara', 200, readFamily('checkout', 'skill')),
  scene(minutesAgo(9), 'elif', 200, readScope('support')),
  scene(
    minutesAgo(8),
    'elif',
    403,
    note('support', 'Seven of ten chats this morning ask for a parcel.'),
  ),
  scene(minutesAgo(4), 'tom', 403, readScope('checkout')),
]

const SCENES: readonly Scene[] = [
  ...contractor,
  ...formerOwner,
  ...blindAdmin,
  ...viewer,
  ...compliance,
  ...slips,
]

/** The scenes as actions, for a history that ends at `now` (ms). */
export const story = (now: number): Action[] =>
  SCENES.map(({ when, by, status, ask, after = 0 }) => {
    const minute = instantOf(when, now)
    // Nobody clicks on the full minute; scenes of one minute keep their distances.
    const within = (Math.floor(minute / 60_000) * 7_919) % 22_801
    return {
      at: minute + within + after * 1_000,
      run: async (replay) => {
        await replay.ask(by, status, ask(replay))
      },
    }
  })
