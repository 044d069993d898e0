import { CONTENT_SCHEMAS } from '../api/contract/artifact-requests'
import { isExactNumber } from '../lib/json/exact-json'
import { accessRuleOf } from './access-rules'
import type { Content, Family, FormPart } from './family'
import { COMMON } from './unknown-family'
import { withoutNotes } from './without-notes'

const COMPARED = [
  ['text', 'text'],
  ['citations', 'json'],
] as const

const CITATION = { kind: 'artifact', artifact_ref: { family: '', artifact_id: '', revision: 1 } }
const STATEMENT = { text: '', citations: [CITATION] }

const statement: FormPart = {
  kind: 'group',
  columns: 'one',
  parts: [
    { kind: 'text', path: ['text'], rows: 3 },
    {
      kind: 'list',
      path: ['citations'],
      fresh: CITATION,
      item: [{ kind: 'citation', path: [] }],
    },
  ],
}
const omission: FormPart = {
  kind: 'group',
  columns: 'one',
  parts: [
    { kind: 'text', path: ['text'], rows: 2 },
    {
      kind: 'optional',
      path: ['citation'],
      fresh: CITATION,
      parts: [{ kind: 'citation', path: [] }],
    },
  ],
}

/**
 * A handoff as a PUT carries it: requests call the type of a cited Source `name`, and refuse the word of answers
 * (contract §4.7). The generation that an answer names is the service's own note, which no write can prove (contract §4.4).
 */
const asSent = (content: Content): Content =>
  renamed(withoutNotes(content, ['generation'])) as Content

/**
 * Renames the type of each cited Source and copies only the objects above it. The form asks for the content again and again, and
 * to copy thousands of statements each time would block the page (docs/bench.md).
 */
function renamed(value: unknown): unknown {
  if (!isRecord(value) && !Array.isArray(value)) return value
  let copy: Content | null = null
  for (const key of Object.keys(value)) {
    const member = (value as Content)[key]
    const sent =
      key === 'source_ref' && isRecord(member) && typeof member['source_type'] === 'string'
        ? asNamed(member)
        : renamed(member)
    if (sent === member) continue
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Content
    copy[key] = sent
  }
  return copy ?? value
}

const isRecord = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isExactNumber(value)

const asNamed = ({ source_type: name, ...others }: Content): Content => ({ name, ...others })

export const handoff: Family = {
  ...COMMON,
  ...accessRuleOf('handoff'),
  name: 'handoff',
  namedBy: 'objective',
  onePerScope: true,
  reading: [
    ['objective', 'prose'],
    ['disposition', 'value'],
    ['state', 'statements'],
    ['next_action', 'statements'],
    ['omissions', 'statements'],
  ],
  compared: {
    objective: { kind: 'text' },
    disposition: { kind: 'value' },
    state: { kind: 'list', parts: COMPARED },
    next_action: { kind: 'record', parts: COMPARED },
    omissions: {
      kind: 'list',
      parts: [
        ['text', 'text'],
        ['citation', 'json'],
      ],
    },
  },
  form: {
    parts: [
      { kind: 'text', path: ['objective'], rows: 4 },
      { kind: 'list', path: ['state'], fresh: STATEMENT, item: [statement] },
      { kind: 'choice', path: ['disposition'] },
      { kind: 'optional', path: ['next_action'], fresh: STATEMENT, parts: [statement] },
      {
        kind: 'list',
        path: ['omissions'],
        fresh: { text: '', citation: null },
        item: [omission],
      },
    ],
    unseen: ['schema'],
  },
  fresh: {
    schema: 'powercontext.handoff.v1',
    objective: '',
    state: [STATEMENT],
    disposition: '',
    next_action: null,
    omissions: [],
  },
  schema: CONTENT_SCHEMAS.handoff,
  written: asSent,
  startOf: asSent,
  restores: 'as-written',
}
