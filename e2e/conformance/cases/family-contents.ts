import { legacyMemory, memoryServed, noFamily } from '../expectations'
import { brief } from '../observe'
import { experience, type ScopeWorld } from '../world'
import { accepted, refused, INVALID } from './content-rows'

type Content = Record<string, unknown>

const create = (family: string, content: Content) => (scope: ScopeWorld) =>
  scope.create({ family, content })

const bounds = (family: string, base: Content, limits: Record<string, number>, in100?: unknown) =>
  Object.entries(limits).flatMap(([field, max]) => {
    const differs = in100 === undefined ? undefined : noFamily(family, in100)
    return [
      accepted(
        `${family}: ${field} of ${max} characters`,
        create(family, { ...base, [field]: 'c'.repeat(max) }),
        '201 "revision:1"',
        differs,
      ),
      refused(
        `${family}: ${field} of ${max + 1} characters`,
        create(family, { ...base, [field]: 'c'.repeat(max + 1) }),
        INVALID,
      ),
      refused(`${family}: an empty ${field}`, create(family, { ...base, [field]: '' }), INVALID),
      refused(`${family}: no ${field}`, create(family, { ...base, [field]: undefined }), INVALID),
    ]
  })

const topic = { title: 'A title', summary: 'A summary', detail: 'A detail' }

const atomic = { kind: 'fact', text: 'Water is wet.' }

const skill = {
  name: 'a-skill',
  description: 'Does it.',
  instructions: 'Do it.',
  validation: ['It is done.'],
}

const NO_SKILL = '422 invalid_request {"field":"content","reason":"does not match the skill model"}'
const NO_PACKAGE =
  '422 invalid_request {"field":"content.package","reason":"is unavailable or invalid"}'
/** Of a package that no server has. */
const PACKAGE = {
  tree_digest: '0'.repeat(64),
  archive_digest: '0'.repeat(64),
  file_count: 1,
  uncompressed_size: 99,
  archive_size: 99,
}

export const others = [
  ...bounds('experience', experience('x'), {
    situation: 8000,
    action: 8000,
    outcome: 8000,
    lesson: 8000,
  }),
  refused('experience: a blank lesson', create('experience', experience(' ')), INVALID),
  accepted(
    'experience: 8,000 characters outside the BMP',
    create('experience', experience('😀'.repeat(8000))),
    '201 "revision:1"',
  ),
  refused(
    'experience: a number',
    create('experience', { ...experience('x'), lesson: 1 }),
    '422 invalid_access_request',
  ),
  refused(
    'experience: a field that does not exist',
    create('experience', { ...experience('x'), note: 'x' }),
    '422 invalid_access_request',
  ),
  refused(
    'experience: a failure without its fields',
    create('experience', { ...experience('x'), failure: {} }),
    '422 invalid_access_request',
  ),
  ...bounds('topic-memory', topic, { title: 512, summary: 8000, detail: 125_000 }, INVALID),
  refused('topic-memory: a blank title', create('topic-memory', { ...topic, title: ' ' }), INVALID),
  ...bounds('atomic-memory', atomic, { kind: 128 }, INVALID),
  refused(
    'atomic-memory: an empty text',
    create('atomic-memory', { ...atomic, text: '' }),
    INVALID,
  ),
  accepted(
    'atomic-memory: a blank kind',
    create('atomic-memory', { ...atomic, kind: ' ' }),
    '422 invalid_request {"field":"content","reason":"does not match the atomic-memory model"}',
    noFamily('atomic-memory', INVALID),
  ),
  accepted(
    'atomic-memory: a blank text',
    create('atomic-memory', { ...atomic, text: ' ' }),
    '422 invalid_request {"field":"content","reason":"does not match the atomic-memory model"}',
    noFamily('atomic-memory', INVALID),
  ),
  refused(
    'atomic-memory: another schema',
    create('atomic-memory', { ...atomic, schema: 'x' }),
    INVALID,
  ),
  accepted('profile: a profile', create('profile', { content: 'A profile.' }), '201 "revision:1"'),
  refused('profile: empty', create('profile', { content: '' }), INVALID),
  accepted(
    'profile: blank',
    create('profile', { content: ' ' }),
    '422 invalid_request {"field":"content","reason":"does not match the profile model"}',
  ),
  accepted(
    'skill: a name of 64 characters',
    create('skill', { ...skill, name: 'n'.repeat(64) }),
    '201 "revision:1"',
  ),
  refused(
    'skill: a name of 65 characters',
    create('skill', { ...skill, name: 'n'.repeat(65) }),
    '422 invalid_request {"field":"content.package","reason":"is unavailable or invalid"}',
  ),
  refused(
    'skill: a name of 129 characters',
    create('skill', { ...skill, name: 'n'.repeat(129) }),
    INVALID,
  ),
  refused(
    'skill: a name with an underscore',
    create('skill', { ...skill, name: 'a_skill' }),
    '422 invalid_request {"field":"content.package","reason":"is unavailable or invalid"}',
  ),
  refused(
    'skill: a name with two hyphens',
    create('skill', { ...skill, name: 'a--skill' }),
    '422 invalid_request {"field":"content.package","reason":"is unavailable or invalid"}',
  ),
  refused(
    'skill: a name that begins with a hyphen',
    create('skill', { ...skill, name: '-skill' }),
    '422 invalid_request {"field":"content.package","reason":"is unavailable or invalid"}',
  ),
  refused(
    'skill: a name that begins with a digit',
    create('skill', { ...skill, name: '9-skill' }),
    '201 "revision:1"',
  ),
  refused(
    'skill: a description of 1,025 characters',
    create('skill', { ...skill, description: 'd'.repeat(1025) }),
    '422 invalid_request {"field":"content.package","reason":"is unavailable or invalid"}',
  ),
  accepted(
    'skill: a description of 1,024 characters',
    create('skill', { ...skill, description: 'd'.repeat(1024) }),
    '201 "revision:1"',
  ),
  refused(
    'skill: a description of 2,001 characters',
    create('skill', { ...skill, description: 'd'.repeat(2001) }),
    INVALID,
  ),
  refused(
    'skill: a description of two lines',
    create('skill', { ...skill, description: 'a\nb' }),
    '422 invalid_access_request',
  ),
  accepted(
    'skill: instructions of 60,000 characters',
    create('skill', { ...skill, instructions: 'i'.repeat(60_000) }),
    '201 "revision:1"',
  ),
  accepted(
    'skill: instructions of 100,000 characters',
    create('skill', { ...skill, instructions: 'i'.repeat(100_000) }),
    '201 "revision:1"',
  ),
  accepted(
    'skill: empty instructions',
    create('skill', { ...skill, instructions: '' }),
    '422 invalid_request {"field":"content","reason":"does not match the skill model"}',
  ),
  ...['\n', 'Do it. '].map((instructions) =>
    refused(
      `skill: the instructions ${JSON.stringify(instructions)}`,
      create('skill', { ...skill, instructions }),
      '422 invalid_request {"field":"content","reason":"does not match the skill model"}',
    ),
  ),
  accepted(
    'skill: no validations',
    create('skill', { ...skill, validation: [] }),
    '422 invalid_request {"field":"content","reason":"does not match the skill model"}',
  ),
  accepted(
    'skill: a content as it was read, with its package',
    async (scope) => {
      const at = await scope.artifact('skill', skill)
      const { content } = (await scope.get(`/artifacts/${at}`)).body as { content: Content }
      const put = (content: Content) => scope.replace(at, { content }, '"revision:1"')
      return [
        await put({ ...content, package: null }),
        await put({ ...content, package: { ...PACKAGE, tree_digest: '0'.repeat(64) } }),
        await put({ ...skill, validation: [] }),
        await put(content),
      ]
    },
    [NO_SKILL, NO_PACKAGE, NO_SKILL, '200 "revision:2"'],
  ),
  ...['license', 'compatibility', 'allowed_tools'].flatMap((field) => [
    refused(`skill: an empty ${field}`, create('skill', { ...skill, [field]: '' }), INVALID),
    ...[' ', 'x ', '\u001c', '\u2003x'].map((text) =>
      refused(
        `skill: the ${field} ${JSON.stringify(text)}`,
        create('skill', { ...skill, [field]: text }),
        NO_SKILL,
      ),
    ),
    accepted(
      `skill: a ${field} of two lines`,
      create('skill', { ...skill, [field]: 'a\nb' }),
      '201 "revision:1"',
    ),
  ]),
  ...[
    { description: 'a\u001c' },
    { validation: ['a\u001c'] },
    { metadata: { 'a\u001c': 'b' } },
    { metadata: { a: '\u0085' } },
  ].map((fields) =>
    refused(
      `skill: ${JSON.stringify(fields)}, which ends in a blank`,
      create('skill', { ...skill, ...fields }),
      NO_SKILL,
    ),
  ),
  ...[
    { description: '\ufeffa' },
    { description: 'a\u2028b' },
    { validation: ['\ufeffa'] },
    { metadata: { a: '\ufeff' } },
    { license: '\ufeff' },
  ].map((fields) =>
    accepted(
      `skill: ${JSON.stringify(fields)}, which neither is a blank nor ends the line`,
      create('skill', { ...skill, ...fields }),
      '201 "revision:1"',
    ),
  ),
  accepted(
    'skill: notes called as what every object of JavaScript has',
    async (scope) => {
      const send = (note: string) => {
        const written = JSON.stringify({ ...skill, metadata: { b: '2' } })
        const content = written.replace('"b":"2"', `${note},"b":"2"`)
        return scope.create(`{"family":"skill","content":${content}}`)
      }
      const kept = ['"__proto__":"1"', '"constructor":"1"', '"prototype":"1"', '"toString":"1"']
      const read = async (note: string) => {
        const { artifact_id: id } = (await send(note)).body as { artifact_id: string }
        const { content } = (await scope.get(`/artifacts/skill/${id}`)).body as { content: Content }
        return JSON.stringify(Object.entries(content['metadata'] as Content).sort())
      }
      const refused = ['"__proto__":1', '"constructor":null', '"prototype":" x"']
      const seen: string[] = []
      // 1.0.0 does not take several writes at once.
      for (const note of kept) seen.push(await read(note))
      for (const note of refused) seen.push(brief(await send(note)))
      return seen
    },
    [
      '[["__proto__","1"],["b","2"]]',
      '[["b","2"],["constructor","1"]]',
      '[["b","2"],["prototype","1"]]',
      '[["b","2"],["toString","1"]]',
      INVALID,
      INVALID,
      NO_SKILL,
    ],
  ),
  accepted(
    'skill: line ends before the instructions',
    async (scope) => {
      const at = await scope.artifact('skill', { ...skill, instructions: '\r\n\n Do it.' })
      const { content } = (await scope.get(`/artifacts/${at}`)).body as { content: Content }
      return content['instructions']
    },
    ' Do it.\n\n## Validation\n\n- It is done.',
  ),
  accepted(
    'skill: instructions of 131,072 characters',
    create('skill', { ...skill, instructions: 'i'.repeat(131_072) }),
    '422 invalid_request {"field":"content.package","reason":"is unavailable or invalid"}',
  ),
  refused(
    'skill: instructions of 131,073 characters',
    create('skill', { ...skill, instructions: 'i'.repeat(131_073) }),
    INVALID,
  ),
  refused(
    'skill: a name with a blank at its end',
    create('skill', { ...skill, name: 'a-skill ' }),
    '422 invalid_access_request',
  ),
  accepted(
    'skill: a name with capitals and blanks',
    create('skill', { ...skill, name: 'A Skill' }),
    '422 invalid_request {"field":"content.package","reason":"is unavailable or invalid"}',
  ),
  accepted(
    'skill: 32 validations',
    create('skill', { ...skill, validation: Array(32).fill('v') }),
    '201 "revision:1"',
  ),
  refused(
    'skill: 33 validations',
    create('skill', { ...skill, validation: Array(33).fill('v') }),
    INVALID,
  ),
  refused('skill: an empty validation', create('skill', { ...skill, validation: [''] }), INVALID),
  accepted(
    'skill: license, compatibility, metadata, tools',
    create('skill', {
      ...skill,
      license: 'MIT',
      compatibility: 'any',
      metadata: { a: 'b' },
      allowed_tools: 'Read',
    }),
    '201 "revision:1"',
  ),
  refused(
    'memory: an entry without a kind',
    create('memory', { entries: [{ text: 'x' }] }),
    INVALID,
  ),
  refused('memory: no entries', create('memory', { entries: [] }), INVALID),
  refused(
    'memory: 101 entries',
    create('memory', { entries: Array(101).fill({ kind: 'fact', text: 'x' }) }),
    INVALID,
  ),
  refused(
    'memory: a text of 8,193 characters',
    create('memory', { entries: [{ kind: 'fact', text: 'x'.repeat(8193) }] }),
    INVALID,
  ),
  accepted(
    'memory: 100 entries of 8,192 characters',
    create('memory', {
      entries: Array.from({ length: 100 }, (_, n) => ({
        kind: 'fact',
        text: `${n} `.padEnd(8192, 'x'),
      })),
    }),
    legacyMemory('collection writes'),
    memoryServed('201 "revision:1"'),
  ),
  accepted(
    'memory: entries of a PUT are added',
    async (scope) => {
      const made = await scope.create({
        family: 'memory',
        content: { entries: [{ kind: 'fact', text: 'One.' }] },
      })
      const { artifact_id = 'none' } = made.body as { artifact_id?: string }
      const answer = await scope.replace(
        `memory/${artifact_id}`,
        { content: { entries: [{ kind: 'fact', text: 'Two.' }] } },
        '"revision:1"',
      )
      const { content } = answer.body as { content?: { manifest: { entries: unknown[] } } }
      return [brief(answer), content?.manifest.entries.length ?? null]
    },
    [legacyMemory('collection writes'), null],
    memoryServed(['200 "revision:2"', 2]),
  ),
]
