import { describe, expect, it } from 'vitest'
import { baseOfFirstSave } from '../../commit/plan'
import { parseExactJson } from '../../lib/json/parse-exact-json'
import { pathKey, type Content } from './content-path'
import { draftProblems } from './draft-problems'
import { parsedContent } from './parsed-content'
import { problemsOf } from './problems'

const found = (family: string, content: Content, seen: Content = {}) =>
  problemsOf(family, content, seen).map(
    ({ path, kind, severity }) => `${severity} ${pathKey(path)} ${kind}`,
  )
const prompt = (over: Content = {}) => ({
  schema_version: 'powercontext.prompt.v1',
  mode: 'custom',
  instructions: 'Rules',
  demonstrations: [],
  ...over,
})
const skill = (over: Content = {}) => ({
  name: 'a-skill',
  description: 'Does it.',
  instructions: 'Do it.',
  validation: ['Done.'],
  ...over,
})
const experience = { situation: 's', action: 'a', outcome: 'o', lesson: 'l' }
const pair = (input: unknown, expected_output: unknown = 'x') => ({ input, expected_output })

describe('a content that the service takes', () => {
  it.each<[string, Content]>([
    ['prompt', prompt()],
    ['prompt', prompt({ instructions: '😀'.repeat(32_768) })],
    ['prompt', prompt({ demonstrations: Array(50).fill(pair(0, false)) })],
    ['skill', skill()],
    ['experience', experience],
    ['experience', { ...experience, failure: null }],
    ['experience', { ...experience, lesson: ' Cafe\u0301 \r\n' }],
    ['profile', { content: 'A\r'.replace('\r', '') }],
    ['atomic-memory', { kind: 'fact', text: 'x'.repeat(8192) }],
    ['topic-memory', { title: 't', summary: 's', detail: 'd'.repeat(125_000) }],
    ['memory', { entries: [{ kind: 'fact', text: 'one' }] }],
    ['brand-new', { anything: { goes: 'here ' } }],
  ])('%s', (family, content) => expect(found(family, content)).toEqual([]))
})

describe('what it does not take, by the name of the field', () => {
  it.each<[string, Content, string[]]>([
    ['prompt', prompt({ instructions: '' }), ['error instructions missing']],
    ['prompt', prompt({ instructions: ' \n' }), ['error instructions blank']],
    ['prompt', prompt({ instructions: 'i'.repeat(32_769) }), ['error instructions too-long']],
    ['prompt', prompt({ instructions: 'Rules\n' }), ['error instructions text']],
    ['prompt', prompt({ instructions: 'Cafe\u0301' }), ['error instructions text']],
    ['prompt', prompt({ instructions: 'a\ud800b' }), ['error instructions text']],
    ['prompt', prompt({ instructions: 'a\u0007b' }), ['warning instructions text']],
    ['prompt', prompt({ mode: 'auto' }), ['error mode auto']],
    ['prompt', prompt({ note: 1 }), ['error note unknown-field']],
    [
      'prompt',
      prompt({ demonstrations: Array(51).fill(pair(1)) }),
      ['error demonstrations too-many'],
    ],
    [
      'prompt',
      prompt({ demonstrations: [pair('x'.repeat(65_600))] }),
      ['error demonstrations.0 too-many-bytes'],
    ],
    [
      'prompt',
      prompt({ demonstrations: Array(5).fill(pair('x'.repeat(60_000))) }),
      ['error  too-many-bytes'],
    ],
    [
      'prompt',
      prompt({ demonstrations: [pair(null), pair({ deep: ['\udc00'] })] }),
      ['error demonstrations.0.input nothing', 'error demonstrations.1.input.deep.0 text'],
    ],
    ['skill', skill({ name: 'A Skill' }), ['error name skill-name']],
    ['skill', skill({ description: 'd'.repeat(1025) }), ['error description too-long']],
    ['skill', skill({ description: 'a\nb' }), ['error description one-line']],
    ['skill', skill({ validation: [] }), ['error validation too-few']],
    ['skill', skill({ validation: [''] }), ['error validation.0 missing']],
    ['skill', skill({ instructions: '    x\n  y' }), []],
    ['skill', skill({ instructions: 'x ' }), ['error instructions text']],
    ['skill', skill({ instructions: 'é'.repeat(65_536) }), ['error instructions too-many-bytes']],
    ['experience', { ...experience, lesson: ' ' }, ['error lesson blank']],
    [
      'experience',
      { ...experience, lesson: undefined, note: 1 },
      ['error lesson missing', 'error note unknown-field'],
    ],
    ['profile', { content: ' ' }, ['error content blank']],
    ['profile', { content: 'a\r\nb' }, ['error content text']],
    ['profile', { content: 'x'.repeat(262_144) }, ['error content too-many-bytes']],
    ['atomic-memory', { kind: 'fact', text: 'x'.repeat(8193) }, ['error text too-many-bytes']],
    ['memory', { entries: [] }, ['error entries too-few']],
    ['memory', { entries: [{ kind: ' fact', text: 'x' }] }, ['error entries.0.kind text']],
    ['memory', { entries: [{ kind: 'fact', text: 7 }] }, ['error entries.0.text type']],
    ['brand-new', { deep: [{ text: '\ud800' }] }, ['error deep.0.text text']],
  ])('%s %#', (family, content, expected) => expect(found(family, content)).toEqual(expected))
})

it("a newer server's field may stay, and only where it was", () => {
  const content = { ...experience, tags: ['a'] }
  expect(found('experience', content, { tags: [] })).toEqual([])
  expect(found('experience', content, { other: [] })).toEqual(['error tags unknown-field'])
})
it('bounds are told with what was counted', () => {
  expect(problemsOf('skill', skill({ license: 'é'.repeat(600) }), {})).toMatchObject([
    { path: ['license'], kind: 'too-long', max: 512, count: 600 },
  ])
})
it('a number that the browser would change is refused where the contract bounds it, and kept elsewhere', () => {
  const handoff = (revision: string) =>
    parseExactJson(
      `{"schema":"powercontext.handoff.v1","objective":"o","disposition":"complete","next_action":null,"omissions":[],
        "state":[{"text":"t","citations":[{"kind":"artifact",
        "artifact_ref":{"family":"skill","artifact_id":"a","revision":${revision}}}]}]}`,
    ) as Record<string, unknown>
  const prompt = parseExactJson(
    `{"schema_version":"powercontext.prompt.v1","mode":"custom","instructions":"i",
      "demonstrations":[{"input":9007199254740993,"expected_output":1.0}]}`,
  ) as Record<string, unknown>
  expect(problemsOf('prompt', prompt, {})).toEqual([])
  expect(problemsOf('handoff', handoff('1'), {})).toEqual([])
  expect(problemsOf('handoff', handoff('1.0'), {})).toEqual([
    {
      kind: 'written',
      number: '1.0',
      as: '1',
      path: ['state', 0, 'citations', 0, 'artifact_ref', 'revision'],
      severity: 'error',
    },
  ])
})
it('JSON that names a key twice is told with its place', () => {
  const draft = { seen: baseOfFirstSave({}), content: {}, unparsed: { '': '{"a":1,\n"a":1}' } }
  expect(draftProblems('skill', draft)).toMatchObject([
    { kind: 'repeated-key', key: 'a', line: 2, column: 1, path: [] },
  ])
})
it('JSON that is nested too deep for the code that walks through it is told, and not taken as the content', () => {
  const nested = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`
  const problemsOf = (text: string) =>
    draftProblems('skill', { seen: baseOfFirstSave({}), content: {}, unparsed: { '': text } })
  expect(problemsOf(nested(10_000))).toMatchObject([{ kind: 'too-deep', bound: 999, path: [] }])
  expect(parsedContent(nested(10_000))).toBe(null)
  expect(parsedContent(nested(400))).not.toBe(null)
})
