import { CONTENT_SCHEMAS } from '../api/contract/artifact-requests'
import type { Family, FormPart } from './family'
import { COMMON } from './unknown-family'

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

export const handoff: Family = {
  ...COMMON,
  name: 'handoff',
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
  schema: CONTENT_SCHEMAS.handoff,
  words: {
    en: {
      about: 'Work passed on: where it stands and what comes next.',
      empty: 'A handoff appears here when work in this Scope is passed on.',
      fields: {
        objective: 'Objective',
        disposition: 'Disposition',
        next_action: 'Next action',
        omissions: 'Omissions',
        citations: 'Citations',
        citation: 'Citation',
        family: 'Family',
        artifact_id: 'Artifact id',
        revision: 'Revision',
        source_id: 'Source id',
      },
      items: {
        state: (place) => `State ${place}`,
        omissions: (place) => `Omission ${place}`,
      },
      nouns: { state: 'statement', citations: 'citation', omissions: 'omission' },
      options: {
        continuable: 'continuable: work can go on',
        blocked: 'blocked: something is missing',
        complete: 'complete: nothing is left to do',
      },
      parts: { next_action: 'Name the next action' },
      help: { state: 'What is known, each with what it rests on.' },
    },
    zh: {
      about: '移交的工作：现状与下一步。',
      empty: '此 Scope 中的工作被移交时，移交内容会出现在这里。',
      fields: {
        objective: '目标',
        disposition: '处置',
        next_action: '下一步',
        omissions: '省略',
        citations: '引用',
        citation: '引用',
        family: '类别',
        artifact_id: 'Artifact ID',
        revision: '修订版',
        source_id: '来源 ID',
      },
      items: { state: (place) => `状态 ${place}`, omissions: (place) => `省略 ${place}` },
      nouns: { state: '陈述', citations: '引用', omissions: '遗漏' },
      options: {
        continuable: 'continuable：工作可以继续',
        blocked: 'blocked：缺少某些条件',
        complete: 'complete：没有剩余工作',
      },
      parts: { next_action: '写明下一步' },
      help: { state: '已知的情况，每条附上依据。' },
    },
  },
}
