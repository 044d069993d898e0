import { legacyMemory, memoryServed, ownerPending } from '../expectations'
import type { Answer } from '../http'
import { brief } from '../observe'
import { experience, ScopeWorld } from '../world'
import { fewFamilies, row, statusOf, Tagged, tagsOf } from './tag-rows'

const many = (count: number) => Array.from({ length: count }, (_, n) => `tag-${n}`)
const LABEL = '422 invalid_request {"field":"tags","reason":"contains an invalid label"}'
const TWICE =
  '422 invalid_request {"field":"tags","reason":"contains an invalid or duplicate normalized label"}'
const NOT_TAKEN = '422 invalid_access_request'
const STALE = '412 tag_precondition_failed'

/** A row that replaces the tags of an Artifact without any, and expects its new tags or the refusal. */
const put = (name: string, tags: unknown, expect: unknown) =>
  row(name, async (artifact) => tagsOf(await artifact.write(tags)), expect)

const puts = [
  put('tags come in the order of their keys', ['b', 'a', 'C'], ['a', 'b', 'C']),
  put(
    'tags in the order of UTF-8, not of UTF-16',
    ['\u{1f600}', '\uff41', 'z'],
    ['z', '\uff41', '\u{1f600}'],
  ),
  put('tags keep their spelling', ['OPS', 'Straße'], ['OPS', 'Straße']),
  put('a tag keeps its Unicode form', ['e\u0301'], ['e\u0301']),
  put('no tags', [], []),
  put('32 tags', many(32), [...many(32)].sort()),
  put('33 tags', many(33), NOT_TAKEN),
  put('a tag of 64 characters', ['a'.repeat(64)], ['a'.repeat(64)]),
  put('a tag of 65 characters', ['a'.repeat(65)], NOT_TAKEN),
  put('a tag of 64 characters of two units', ['\u{1f600}'.repeat(64)], ['\u{1f600}'.repeat(64)]),
  put('a tag of 65 characters of two units', ['\u{1f600}'.repeat(65)], NOT_TAKEN),
  put('a tag of 64 letters that are two in its key', ['ß'.repeat(64)], ['ß'.repeat(64)]),
  put('a tag whose key is too long', ['ΐ'.repeat(64)], TWICE),
  put('an empty tag', [''], NOT_TAKEN),
  put('a blank tag', [' '], LABEL),
  put('a tag with a blank at its end', ['a '], LABEL),
  put('a tag with a blank inside', ['a b'], ['a b']),
  put('a tag with a line end', ['a\nb'], LABEL),
  put('a tag with a null character', ['a\0b'], LABEL),
  put('a tag with U+FEFF at its end', ['a\ufeff'], ['a\ufeff']),
  put('a tag with U+0085 at its end', ['a\u0085'], LABEL),
  put('a tag with what is no character', ['a\uffff'], LABEL),
  put('a tag of private use', ['\ue000'], ['\ue000']),
  put('a tag with a character that is not seen', ['a\u200bb'], ['a\u200bb']),
  put('a tag with half of a pair', ['a\ud800'], NOT_TAKEN),
  put('two tags that are the same', ['a', 'a'], TWICE),
  put('two tags that differ in capitals', ['Ops', 'ops'], TWICE),
  put('two tags that differ in ß and ss', ['Straße', 'STRASSE'], TWICE),
  put('two tags that differ in the last sigma', ['οδος', 'ΟΔΟΣ'], TWICE),
  put('two tags that differ in composition', ['\u00e9', 'e\u0301'], TWICE),
  put('two tags that differ in compatibility alone', ['ﬁ', 'fi'], TWICE),
  put('two tags that differ in width', ['a', '\uff41'], ['a', '\uff41']),
  put('i, dotless i and dotted I', ['i', 'ı', 'İ'], ['i', 'İ', 'ı']),
  put('two letters of Cherokee that are one', ['\u13a0', '\uab70'], TWICE),
  put('tags that are a text', 'a', NOT_TAKEN),
  put('tags that are null', null, NOT_TAKEN),
  put('a tag that is a number', [1], NOT_TAKEN),
  put('a tag that is null', [null], NOT_TAKEN),
]

const digested = (answer: Answer) => answer.headers.get('etag')

export const tagWriting = [
  ...puts,
  row('tags without a body', (artifact) => artifact.put(undefined, '"tags:0"'), NOT_TAKEN),
  row('tags without the field', (artifact) => artifact.put({}, '"tags:0"'), NOT_TAKEN),
  row(
    'tags with another field',
    (artifact) => artifact.put({ tags: [], more: 1 }, '"tags:0"'),
    NOT_TAKEN,
  ),
  row('tags as a list', (artifact) => artifact.put(['a'], '"tags:0"'), NOT_TAKEN),
  row(
    'tags of an id that no Artifact can have',
    async (artifact) => {
      const at = new Tagged(artifact.scope, 'experience/%C3%A9')
      return [await at.read(), await at.put({ tags: [] }, '"tags:0"')]
    },
    ['404 artifact_not_found', '403 forbidden'],
    ownerPending(['503 artifact_owner_pending', '403 forbidden']),
  ),
  row(
    'tags in a Scope that does not exist, by an administrator of the server',
    async ({ scope }) => {
      const nowhere = new Tagged(new ScopeWorld(scope.world, 'scp_none'), 'prompt/skill.generate')
      const put = (tags: string[]) => nowhere.put({ tags }, '"tags:0"', { as: 'root' })
      return [await put(['a']), await put(['\0'])].map(brief)
    },
    ['404 scope_not_found', '404 scope_not_found'],
    fewFamilies(['403 forbidden', '403 forbidden']),
  ),
  row(
    'tags that are no JSON',
    (artifact) => artifact.put('{', '"tags:0"'),
    '422 invalid_request json_invalid@body.1',
  ),
  row(
    'tags that are replaced by others',
    async (artifact) => {
      await artifact.write(['a', 'b'])
      return tagsOf(await artifact.write(['b', 'c']))
    },
    ['b', 'c'],
  ),
  row(
    'a tag that gets another spelling',
    async (artifact) => {
      const first = await artifact.write(['ops'])
      const second = await artifact.write(['Ops'])
      return [tagsOf(second), digested(first) === digested(second)]
    },
    [['Ops'], false],
  ),
  row(
    'tags that are removed',
    async (artifact) => {
      const none = await artifact.etag()
      await artifact.write(['a'])
      const after = await artifact.write([])
      return [tagsOf(after), digested(after) === none]
    },
    [[], true],
  ),
  row(
    'the same tags again',
    async (artifact) => {
      const first = await artifact.write(['a', 'b'])
      const second = await artifact.write(['b', 'a'])
      return digested(first) === digested(second)
    },
    true,
  ),
  row(
    'the tags that were there before, by their old ETag',
    async (artifact) => {
      const etag = digested(await artifact.write(['a']))
      await artifact.write(['b'])
      await artifact.write(['a'])
      return statusOf(await artifact.put({ tags: ['c'] }, etag))
    },
    '200',
  ),
  row(
    'tags without If-Match',
    (artifact) => artifact.put({ tags: [] }, null),
    '428 precondition_required',
  ),
  row(
    'tags without If-Match, that are none',
    (artifact) => artifact.put({ tags: [' '] }, null),
    '428 precondition_required',
  ),
  row('tags over another state', (artifact) => artifact.put({ tags: [] }, '"tags:0"'), STALE),
  row(
    'tags that are none, over another state',
    (artifact) => artifact.put({ tags: [' '] }, '"tags:0"'),
    LABEL,
  ),
  row('tags over any state', (artifact) => artifact.put({ tags: [] }, '*'), STALE),
  row('tags over an empty ETag', (artifact) => artifact.put({ tags: [] }, ''), STALE),
  row(
    'tags over a weak ETag',
    async (artifact) => artifact.put({ tags: [] }, `W/${await artifact.etag()}`),
    STALE,
  ),
  row(
    'tags over an ETag without quotes',
    async (artifact) => artifact.put({ tags: [] }, (await artifact.etag()).slice(1, -1)),
    STALE,
  ),
  row(
    'tags over the ETag of the head',
    (artifact) => artifact.put({ tags: [] }, '"revision:1"'),
    STALE,
  ),
  row(
    'tags over the ETag of another Artifact without tags',
    async (artifact) => {
      const other = new Tagged(
        artifact.scope,
        await artifact.scope.artifact('experience', experience('y')),
      )
      return artifact.put({ tags: [] }, await other.etag())
    },
    STALE,
  ),
  row(
    'a refused replacement leaves the tags',
    async (artifact) => {
      await artifact.write(['a'])
      await artifact.put({ tags: ['b'] }, '"tags:0"')
      return tagsOf(await artifact.read())
    },
    ['a'],
  ),
  row(
    'replace the tags of an Artifact that does not exist',
    ({ scope }) => new Tagged(scope, 'experience/art_none').put({ tags: [] }, '"tags:0"'),
    '403 forbidden',
  ),
  row(
    'replace the tags of a Prompt that is not saved',
    ({ scope }) => new Tagged(scope, 'prompt/skill.generate').put({ tags: [] }, '"tags:0"'),
    '404 artifact_not_found',
    fewFamilies('403 forbidden'),
  ),
  row(
    'replace tags that are none of a Prompt that is not saved',
    ({ scope }) => new Tagged(scope, 'prompt/skill.generate').put({ tags: [' '] }, '"tags:0"'),
    LABEL,
    fewFamilies('403 forbidden'),
  ),
  row(
    'replace the tags of a memory',
    ({ scope }) => new Tagged(scope, 'memory/art_none').put({ tags: [] }, '"tags:0"'),
    legacyMemory('collection tags'),
    memoryServed('404 artifact_not_found'),
  ),
  row(
    'replace the tags of a family that does not exist',
    ({ scope }) => new Tagged(scope, 'bogus/art_none').put({ tags: [] }, '"tags:0"'),
    NOT_TAKEN,
  ),
  row(
    'tags, written by who may read, by nobody and without a role',
    async (artifact) => {
      await artifact.scope.grant('viewer', 'scope.viewer')
      const etag = await artifact.etag()
      return [
        await artifact.put({ tags: [] }, etag, { as: 'viewer' }),
        await artifact.put({ tags: [] }, etag, { as: null }),
        await artifact.put({ tags: [] }, etag, { as: 'stranger' }),
      ]
    },
    ['403 forbidden', '401 unauthorized', '403 forbidden'],
  ),
  row(
    'tags of an experience, written by the administrator of the Scope who does not own it',
    async (artifact) => {
      await artifact.scope.grant('admin', 'scope.admin')
      return statusOf(await artifact.put({ tags: ['a'] }, await artifact.etag(), { as: 'admin' }))
    },
    '403 forbidden',
  ),
  row(
    'tags of a Prompt, written by its owner who does not administer the Scope any more',
    async ({ scope }, world) => {
      const binding = await scope.grant('bob', 'scope.admin')
      await scope.grant('bob', 'scope.viewer')
      const made = await scope.create(
        {
          family: 'prompt',
          prompt_key: 'skill.generate',
          content: {
            schema_version: 'powercontext.prompt.v1',
            mode: 'custom',
            instructions: 'x',
            demonstrations: [],
          },
        },
        { as: 'bob' },
      )
      if (made.status !== 201) return brief(made)
      await world.revoke(binding)
      const prompt = new Tagged(scope, 'prompt/skill.generate')
      return prompt.put({ tags: ['a'] }, '"tags:0"', { as: 'bob' })
    },
    '403 forbidden',
    fewFamilies('422 invalid_request enum@path.family'),
  ),
  row(
    'tags with a method that the service does not have',
    ({ scope, path }) => scope.world.post('ada', `${scope.path}${path}`, { tags: [] }),
    '405 without the error body',
  ),
]
