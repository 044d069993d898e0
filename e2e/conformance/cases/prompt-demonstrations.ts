import type { PromptKey } from '../../../src/api/contract/prompts'
import type { Difference } from '../case'
import { noRestores } from '../expectations'
import { AUTO, custom, type ScopeWorld } from '../world'
import { accepted, INVALID, refused } from './content-rows'
import { changed, failed, FIT, holding, rollover, SAMPLES, SPOILED, UNFIT } from './prompt-samples'

// Every demonstration is held against what the operation of its key takes and gives (contract §5).

const MISFIT = '422 prompt_definition_incompatible'
const NO_CONTENT = '422 invalid_prompt_content'
const MADE = '201 "revision:1"'

const save = (scope: ScopeWorld, prompt_key: string, ...demonstrations: unknown[]) =>
  scope.create({ family: 'prompt', prompt_key, content: custom('x', demonstrations) })

/** 1.0.0 has seven keys; the others are none of its own. */
const older = (key: PromptKey, count: number | null): Difference | undefined =>
  /^(atomic|topic)_memory/.test(key)
    ? {
        in100: count === null ? INVALID : Array<string>(count).fill(INVALID),
        about: `Prompt key ${key}: not in 1.0.0`,
      }
    : undefined

const ofKeys = Object.entries(SAMPLES).flatMap(([name, sample]) => {
  const key = name as PromptKey
  return [
    accepted(
      `demonstrations of ${key}: one that fits is saved, and again as the next revision`,
      async (scope) => {
        const first = await save(scope, key, sample)
        if (first.status !== 201) return first
        const more = { content: custom('y', [sample, sample]) }
        return [first, await scope.replace(`prompt/${key}`, more, '"revision:1"')]
      },
      [MADE, '200 "revision:2"'],
      older(key, null),
    ),
    refused(
      `demonstrations of ${key}: ${SPOILED.map(([what]) => what).join(', ')}`,
      (scope) => Promise.all(SPOILED.map(([, spoil]) => save(scope, key, sample, spoil(sample)))),
      SPOILED.map(() => MISFIT),
      older(key, SPOILED.length),
    ),
  ]
})

/** A Prompt whose first revision has a demonstration that fits. */
const begun = async (scope: ScopeWorld) => {
  await save(scope, 'skill.generate', SAMPLES['skill.generate'])
  return 'prompt/skill.generate'
}
const unfit = { input: 1, expected_output: 1 }
const other = { content: custom('y', [unfit]) }

const order = [
  accepted(
    'a demonstration that does not fit: on a replacement, and nothing is changed',
    async (scope) => {
      const at = await begun(scope)
      const answer = await scope.replace(at, other, '"revision:1"')
      return [answer, await scope.get(`/artifacts/${at}`)]
    },
    [MISFIT, '200 "revision:1"'],
  ),
  accepted(
    'a demonstration that does not fit, and no If-Match, or another one',
    async (scope) => {
      const at = await begun(scope)
      return [await scope.replace(at, other, null), await scope.replace(at, other, '"revision:9"')]
    },
    [
      '428 precondition_required',
      '412 revision_conflict {"provided_etag":"\\"revision:9\\"","current_etag":"\\"revision:1\\""}',
    ],
  ),
  accepted(
    'a demonstration that does not fit, and the Prompt is there, or is not',
    async (scope) => {
      const at = await begun(scope)
      return [
        await save(scope, 'skill.generate', unfit),
        await scope.replace('prompt/profile.generate', other, '"revision:1"'),
        await scope.get(`/artifacts/${at}`),
      ]
    },
    [MISFIT, '404 artifact_not_found', '200 "revision:1"'],
  ),
  accepted(
    'a demonstration that does not fit, said to be restored: it is not what the revision holds',
    async (scope) => {
      const at = await begun(scope)
      await scope.replace(at, { content: custom('y') }, '"revision:1"')
      const restoring = { restored_from_revision: 1, reason: 'Better.' }
      const sample = { content: custom('x', [SAMPLES['skill.generate']]), ...restoring }
      return [
        await scope.replace(at, { ...other, ...restoring }, '"revision:2"'),
        await scope.replace(at, sample, '"revision:2"'),
      ]
    },
    [
      '422 invalid_request {"field":"content","reason":"does not match the restored revision"}',
      '200 "revision:3"',
    ],
    noRestores([INVALID, INVALID]),
  ),
  refused(
    'a demonstration that does not fit, and something else that is wrong: the operation is off, Auto, blank instructions',
    async (scope) =>
      Promise.all([
        save(scope, 'memory.rerank', unfit),
        ...[{ ...AUTO, demonstrations: [unfit] }, custom(' ', [unfit])].map((content) =>
          scope.create({ family: 'prompt', prompt_key: 'skill.generate', content }),
        ),
      ]),
    ['422 prompt_customization_unavailable', NO_CONTENT, NO_CONTENT],
  ),
  refused(
    'a demonstration that does not fit, without a role',
    (scope) =>
      scope.create(
        { family: 'prompt', prompt_key: 'skill.generate', content: custom('x', [unfit]) },
        { as: 'stranger' },
      ),
    '403 forbidden',
  ),
  refused(
    'demonstrations with a null in place of a side',
    (scope) => save(scope, 'profile.generate', { ...SAMPLES['profile.generate'], input: null }),
    NO_CONTENT,
  ),
  refused(
    'demonstrations with whole numbers beyond 2^53',
    (scope) =>
      Promise.all(
        [2 ** 53, -(2 ** 53), 1e20].map((number) =>
          save(scope, 'atomic_memory.extract', holding([number])),
        ),
      ),
    [NO_CONTENT, NO_CONTENT, NO_CONTENT],
    older('atomic_memory.extract', 3),
  ),
  accepted(
    // A content of 200 levels, or of more than 260, makes the real server fail (500).
    'demonstrations in a content of 199 levels, and of 202',
    async (scope) => [
      await save(scope, 'atomic_memory.extract', holding(nested(196))),
      await save(scope, 'atomic_memory.extract', holding(nested(193))),
    ],
    [NO_CONTENT, MADE],
    older('atomic_memory.extract', 2),
  ),
  ...(
    [
      ['the failure of an experience', 'experience.generate', failed],
      ['the reason of a handoff', 'handoff.generate', rollover],
    ] as const
  ).map(([what, key, sample]) =>
    accepted(`demonstrations with ${what}`, (scope) => save(scope, key, sample), MADE, {
      in100: MISFIT,
      about: `Demonstrations with ${what}: not in 1.0.0`,
    }),
  ),
  refused(
    'demonstrations of a handoff that sends its reader to the old conversation',
    (scope) =>
      Promise.all(
        [
          'Please continue above.',
          'See the conversation above!',
          'Continue  the previous work',
        ].map((text) =>
          save(scope, 'handoff.generate', {
            ...rollover,
            expected_output: {
              ...rollover.expected_output,
              next_action: { text, evidence_ids: ['e1'] },
            },
          }),
        ),
      ),
    [MISFIT, MISFIT, MISFIT],
  ),
]

const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown

/** One row a key: what only its operation refuses, and what it takes. */
const ofOne = [...new Set([...UNFIT, ...FIT].map(([key]) => key))].flatMap((key) => {
  const unfitting = UNFIT.filter(([of]) => of === key)
  const fitting = FIT.filter(([of]) => of === key)
  return [
    refused(
      `demonstrations of ${key}: ${unfitting.map(([, what]) => what).join(', ')}`,
      (scope) =>
        Promise.all(unfitting.map(([, , change]) => save(scope, key, changed(key, change)))),
      unfitting.map(() => MISFIT),
      older(key, unfitting.length),
    ),
    ...fitting.map(([, what, change]) =>
      accepted(
        `demonstrations of ${key} with ${what} are taken`,
        (scope) => save(scope, key, changed(key, change)),
        MADE,
        older(key, null),
      ),
    ),
  ]
})

export const demonstrations = [...ofKeys, ...ofOne, ...order]
