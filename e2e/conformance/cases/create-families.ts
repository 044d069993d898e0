import { createHash } from 'node:crypto'
import { compactJson } from '../../../src/lib/json/compact-json'
import { legacyMemory, memoryServed, noFamily } from '../expectations'
import { brief } from '../observe'
import { experience } from '../world'
import { created, made, row } from './create-requests'

const failure = {
  signature: { recall_cue: 'a cue', symptom: 'a symptom' },
  repair_surface: 'working_state',
  verification: { condition: 'a condition', check_subject: 'a subject' },
}

const topic = { title: 'A title', summary: 'A summary', detail: 'A detail' }

/** Families other than Prompts and handoffs. */
export const families = [
  row(
    'an experience',
    (scope) => created(scope, { family: 'experience', content: experience('It is so.') }),
    made('experience', {
      content: { ...experience('It is so.'), failure: null },
      content_digest: 'sha256:76a0a741f08b70611864928737a5945f0592daf6c39c43ab6b65f6d9806299d9',
    }),
    {
      in100: made('experience', {
        content: experience('It is so.'),
        content_digest: 'sha256:2911ce10398ad2fd583f920e4df097cad38ab4a3d88d08a118e7b291eeff1290',
      }),
      about: 'family experience: 1.0.0 has no field failure',
    },
  ),
  row(
    'an experience with a failure',
    (scope) =>
      created(scope, {
        family: 'experience',
        content: {
          ...experience('It is so.'),
          failure,
        },
      }),
    made('experience', {
      content: { ...experience('It is so.'), failure },
      content_digest: 'sha256:7f2ca285cff6137e595e43fb323ae4b36958b5ea9697e909ece314f92e60e2fc',
    }),
    { in100: '422 invalid_access_request', about: 'family experience: 1.0.0 has no field failure' },
  ),
  row(
    'an atomic memory',
    (scope) =>
      created(scope, { family: 'atomic-memory', content: { kind: 'fact', text: 'Water is wet.' } }),
    made('atomic-memory', {
      content: {
        schema: 'powercontext.atomic-memory.v1',
        kind: 'fact',
        text: 'Water is wet.',
        creation: null,
      },
      content_digest: 'sha256:97dfdbcb6e2b71e4eb4488f1b96246e3875c709f33cd09f3f76c9655370f54c8',
    }),
    noFamily('atomic-memory', '422 invalid_access_request'),
  ),
  row(
    'a topic memory',
    (scope) =>
      created(scope, {
        family: 'topic-memory',
        content: topic,
      }),
    made('topic-memory', {
      content: topic,
      content_digest: 'sha256:bccbe6183330a9bf9a99ad8d777d0cf8e66b8deeffbcc551863cc33c828a816d',
    }),
    noFamily('topic-memory', '422 invalid_access_request'),
  ),
  row(
    'a collection of the memory family',
    (scope) =>
      created(scope, {
        family: 'memory',
        content: { entries: [{ kind: 'fact', text: 'Water is wet.' }] },
      }),
    legacyMemory('collection writes'),
    memoryServed(
      made('memory', {
        content: {
          manifest: {
            entries: [
              {
                entry_id: '<entry>',
                entry_version_id: '<entry version>',
                entry_content_hash:
                  '4b2037622d78be375e0fb4657a56a1ba0d9ba8bf810e944e6d63cf2ffa1696f8',
                state: 'active',
              },
            ],
            format: 'flat-v1',
          },
          changes: [
            {
              op: 'add',
              entry_id: '<entry>',
              from_entry_version_id: null,
              to_entry_version_id: '<entry version>',
              reason: null,
            },
          ],
          schema: 'powercontext.memory.v1',
        },
        content_digest: '<digest>',
      }),
    ),
  ),
  row(
    'a skill: its validations become part of the instructions, and it names its package',
    async (scope) => {
      const at = await scope.artifact('skill', {
        name: 'a-skill',
        description: 'Does it.',
        instructions: 'Do it.',
        validation: ['It is done.', 'It is well.'],
      })
      const { body } = await scope.get(`/artifacts/${at}`)
      const { content } = body as { content: { package: Record<string, unknown> } }
      // How the archive is compressed is the server's own affair.
      const { archive_digest: digest, archive_size: size, ...more } = content.package
      return { ...content, package: { ...more, archive: [typeof digest, typeof size] } }
    },
    {
      name: 'a-skill',
      description: 'Does it.',
      instructions: 'Do it.\n\n## Validation\n\n- It is done.\n- It is well.',
      validation: [],
      package: {
        archive: ['string', 'number'],
        file_count: 1,
        tree_digest: '340031b1c5271cabd91be6c895d9c9849bf4f683508ee0299e69d37489156a31',
        uncompressed_size: 96,
      },
      license: null,
      compatibility: null,
      metadata: {},
      allowed_tools: null,
    },
  ),
  row(
    'a profile: there is one in a Scope, its id is fixed',
    async (scope) => {
      const body = { family: 'profile', content: { content: 'A profile.' } }
      const first = await scope.create(body)
      const second = await scope.create(body)
      return [brief(first), scope.plain(first.body), brief(second)]
    },
    [
      '201 "revision:1"',
      made('profile', { content: null, content_digest: '' }, 'profile').body,
      '409 idempotency_conflict {"kind":"artifact"}',
    ],
  ),
  row(
    'a new profile restores no revision',
    async (scope) => {
      const body = { family: 'profile', content: { content: 'A.', restored_from_revision: 1 } }
      const none = { family: 'profile', content: { content: 'A.', restored_from_revision: null } }
      const first = await scope.create(body)
      const made = await scope.create(none)
      const second = await scope.create(body)
      return [brief(first), brief(made), brief(second)]
    },
    [
      '422 invalid_request {"field":"restored_from_revision","reason":"requires Replace"}',
      '201 "revision:1"',
      '422 invalid_request {"field":"restored_from_revision","reason":"requires Replace"}',
    ],
  ),
  row(
    'a profile: its digest counts a field that an answer has for a client of contract 2 alone',
    async (scope) => {
      await scope.create({ family: 'profile', content: { content: 'A profile.' } })
      const { body } = await scope.get('/artifacts/profile/profile')
      const answered = body as {
        content: { content: string; generation: { dream_run_id?: null } }
        content_digest: string
      }
      const { content, content_digest: digest } = answered
      const of = (value: unknown) =>
        `sha256:${createHash('sha256').update(compactJson(value)).digest('hex')}`
      const generation = { ...content.generation, dream_run_id: null }
      const asked = { headers: { 'x-powercontext-dream-contract': '2' } }
      const answers = [
        await scope.get('/artifacts/profile/profile', asked),
        await scope.get('/artifacts/profile/profile/revisions/1', asked),
        await scope.replace(
          'profile/profile',
          { content: { content: 'Another.' } },
          '"revision:1"',
          asked,
        ),
      ]
      return [
        digest === of(content),
        digest === of({ ...content, generation }),
        ...answers.map(({ body }) => (body as typeof answered).content.generation.dream_run_id),
      ]
    },
    [false, true, null, null, null],
    {
      in100: [true, false, undefined, undefined, undefined],
      about: 'profile: its digest is of the content as 1.0.0 answers it',
    },
  ),
]
