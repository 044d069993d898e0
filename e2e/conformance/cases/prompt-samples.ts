import type { PromptKey } from '../../../src/api/contract/prompts'

type Side = Record<string, unknown>
export type Sample = { input: Side; expected_output: Side }

const outcome = 'Retries were paused and the gateway recovered within four minutes.'
const experience = {
  situation: 'A gateway times out and its clients try again.',
  action: 'Pause the retry worker.',
  outcome: 'The gateway recovered.',
  lesson: 'Pause first, then look.',
}
const skill = {
  name: 'calm-a-retry-storm',
  description: 'Stop retries while a gateway recovers.\nFor the person on call.',
  instructions: 'Pause the retry worker, watch the board, resume at half rate.',
  validation: ['The board shows fewer than five errors a minute.'],
  license: null,
  metadata: { owner: 'payments' },
}
const reading = (kind: string) => ({
  evidence: [{ evidence_id: 'e1', kind, content: outcome, truncated: false }],
  target_evidence_id: kind === 'artifact' ? 'e1' : null,
})
const source = {
  evidence_id: 'e1',
  source_ref: { source_type: 'content', source_id: 'src-1' },
  journal_position: 3,
  content: { said: [outcome, null, 1.5] },
  source_metadata: null,
}
const published = {
  evidence_id: 'e2',
  artifact_ref: { family: 'atomic-memory', artifact_id: 'm1', revision: 2 },
  content: { kind: 'fact', text: 'The gateway allows 40 requests a second.' },
}
const memory = (item_id: string, refs: unknown[] = []) => ({
  item_id,
  kind: 'fact',
  text: 'The gateway allows 50 requests a second.',
  original_refs: refs,
  evidence_ids: ['e1'],
})
const heard = { evidence_id: 'e1', source_type: 'content', content: outcome }
const topic = (more: Side = {}) => ({
  content: {
    title: 'Gateway timeouts',
    summary: 'What calms the gateway.',
    detail: 'Pausing the retry worker lets the gateway recover.',
  },
  evidence_ids: ['e1'],
  ...more,
})
const found = (probe_id: string, ...candidate_ids: string[]) => ({
  probe_id,
  query: 'gateway timeouts',
  keywords: ['gateway'],
  evidence_ids: ['e1'],
  candidate_ids,
})
const slot = {
  candidate_id: 'c1',
  title: 'Gateway',
  summary: 'Limits of the gateway.',
  detail: 'It allows 40 requests a second.',
}

/** Of each key whose operation runs, one demonstration that its operation takes and gives. */
export const SAMPLES: Partial<Record<PromptKey, Sample>> = {
  'atomic_memory.extract': {
    input: { evidence: [source] },
    expected_output: {
      candidates: [{ kind: 'fact', text: 'Pausing retries helps.', evidence_ids: ['e1'] }],
    },
  },
  'atomic_memory.reconcile': {
    input: {
      proposal: memory('p'),
      related: [memory('r', [{ ref: published.artifact_ref, state: 'active', state_version: 0 }])],
      evidence: [source, published],
    },
    expected_output: {
      action: 'revise',
      compared_ids: ['r'],
      target_ids: ['r'],
      content: { kind: 'fact', text: 'The gateway allows 50 requests a second.' },
      evidence_ids: ['e1', 'e2'],
      reason: 'The limit was raised.',
    },
  },
  'experience.incubate': {
    input: { evidence: [{ evidence_id: 'e1', content: outcome }] },
    expected_output: { candidates: [{ proposal: experience, evidence_ids: ['e1'] }] },
  },
  'experience.generate': { input: reading('source'), expected_output: { proposal: experience } },
  'skill.generate': { input: reading('artifact'), expected_output: { proposal: skill } },
  'handoff.generate': {
    input: {
      objective: 'Keep the gateway up.',
      evidence: [{ evidence_id: 'e1', evidence_type: 'source', content: [outcome] }],
      max_bytes: 8000,
    },
    expected_output: {
      state: [{ text: 'Retries are paused.', evidence_ids: ['e1'] }],
      disposition: 'continuable',
      next_action: { text: 'Resume at half rate.', evidence_ids: ['e1'] },
      omissions: [{ text: 'Nobody looked at the logs.', evidence_id: 'e1' }],
    },
  },
  'topic_memory.probe': {
    input: { evidence: [{ ...heard, metadata: { lang: 'en' } }] },
    expected_output: {
      probes: [{ query: 'gateway', keywords: ['retry'], evidence_ids: ['e1'] }],
    },
  },
  'topic_memory.global': {
    input: { evidence: [heard], probes: [found('p1', 'c1')], historical: [slot] },
    expected_output: {
      ambiguous: false,
      proposals: [topic({ proposal_id: 'n1', candidate_id: 'c1' })],
    },
  },
  'topic_memory.planner': {
    input: {
      probes: [found('p1', 'c1'), found('p2', 'c1'), found('p3')],
      historical: [{ candidate_id: 'c1', title: 'Gateway', summary: 'Limits.', snippet: null }],
    },
    expected_output: {
      items: [{ probe_ids: ['p1', 'p2'], candidate_id: 'c1' }, { probe_ids: ['p3'] }],
    },
  },
  'topic_memory.evolve': {
    input: { work_id: 'w1', evidence: [heard], temporary: [topic()], historical: slot },
    expected_output: { proposal: topic({ candidate_id: 'c1' }) },
  },
  'topic_memory.temporary': {
    input: { work_id: 'w1', evidence: [heard] },
    expected_output: { proposals: [topic({ proposal_id: 'n1' })] },
  },
  'topic_memory.reduce': {
    input: { temporary: [topic(), topic({ evidence_ids: ['e2'] })], max_result_tokens: 200 },
    expected_output: {
      covered_indices: [1, 0],
      temporary: topic({ evidence_ids: ['e2', 'e1'] }),
    },
  },
  'topic_memory.reconcile': {
    input: {
      component_id: 'k1',
      proposals: [
        topic({ proposal_id: 'n1', candidate_id: 'c1' }),
        topic({ proposal_id: 'n2', evidence_ids: ['e2'] }),
      ],
      historical: [slot, { ...slot, candidate_id: 'c2' }],
    },
    expected_output: {
      proposals: [
        topic({ proposal_id: 'n1', candidate_id: 'c1' }),
        topic({ proposal_id: 'n2', candidate_id: 'c2' }),
      ],
    },
  },
  'profile.generate': {
    input: { previous_content: null, sources: [outcome] },
    expected_output: { content: '# Payments\n\nRuns the gateway.' },
  },
}

/** What makes a demonstration of any key one of nothing: whatever its operation is, it has no such sides. */
export const SPOILED: readonly (readonly [what: string, (sample: Sample) => unknown])[] = [
  [
    'another field in the input',
    ({ input, ...rest }) => ({ ...rest, input: { ...input, note: 1 } }),
  ],
  [
    'another field in the output, called as every object knows it',
    (sample) => ({ ...sample, expected_output: { ...sample.expected_output, constructor: 1 } }),
  ],
  [
    'an input without its first field',
    (sample) => ({ ...sample, input: withoutFirst(sample.input) }),
  ],
  ['an output that is a list', (sample) => ({ ...sample, expected_output: [] })],
  ['an output that is a text', (sample) => ({ ...sample, expected_output: 'no' })],
  ['an output that is true', (sample) => ({ ...sample, expected_output: true })],
  ['an input that is a list', (sample) => ({ ...sample, input: [] })],
  [
    'the sides exchanged',
    (sample) => ({ input: sample.expected_output, expected_output: sample.input }),
  ],
  ['both sides a number', () => ({ input: 1, expected_output: 2 })],
]

const withoutFirst = (side: Side) => Object.fromEntries(Object.entries(side).slice(1))

type Change = { input?: Side; output?: Side }
const LONG = 'x'.repeat(64_001)
const statement = { text: 'Retries are paused.', evidence_ids: ['e1'] }
const second = { evidence_id: 'e1', content: 'Twice.' }
const proposed = (more: Side) => ({ output: { proposal: { ...skill, ...more } } })

/** What only this key's operation refuses: in place of some fields of its sample. */
export const UNFIT: readonly (readonly [key: PromptKey, what: string, Change])[] = [
  [
    'skill.generate',
    'an evidence too long',
    { input: { evidence: [{ evidence_id: 'e1', kind: 'source', content: LONG }] } },
  ],
  ['skill.generate', 'a kind of evidence that there is not', { input: reading('rumour') }],
  [
    'skill.generate',
    'a target that is a Source',
    { input: { ...reading('source'), target_evidence_id: 'e1' } },
  ],
  ['skill.generate', 'a name with blanks', proposed({ name: 'Calm a retry storm' })],
  ['skill.generate', 'a name of 65 characters', proposed({ name: 'n'.repeat(65) })],
  [
    'skill.generate',
    'a description of 1,025 characters',
    proposed({ description: 'd'.repeat(1_025) }),
  ],
  ['skill.generate', 'no validation', proposed({ validation: [] })],
  ['skill.generate', 'a license that is blank', proposed({ license: '' })],
  [
    'skill.generate',
    'a note of 2,001 characters',
    proposed({ metadata: { owner: 'o'.repeat(2_001) } }),
  ],
  ['skill.generate', 'a note that is a number', proposed({ metadata: { owner: 1 } })],
  [
    'experience.generate',
    'a blank lesson',
    { output: { proposal: { ...experience, lesson: ' ' } } },
  ],
  ['experience.incubate', 'two of one id', { input: { evidence: [second, second] } }],
  [
    'experience.incubate',
    'evidence that is not there',
    { output: { candidates: [{ proposal: experience, evidence_ids: ['e9'] }] } },
  ],
  ['handoff.generate', 'an objective that is blank', { input: { objective: ' ' } }],
  ['handoff.generate', 'a budget of 511 bytes', { input: { max_bytes: 511 } }],
  ['handoff.generate', 'a budget in digits', { input: { max_bytes: '8000' } }],
  ['handoff.generate', 'no statement', { output: { state: [] } }],
  [
    'handoff.generate',
    'a statement that cites nothing',
    { output: { state: [{ ...statement, evidence_ids: [] }] } },
  ],
  ['handoff.generate', 'a disposition that there is not', { output: { disposition: 'done' } }],
  [
    'handoff.generate',
    'an omission of other evidence',
    { output: { omissions: [{ text: 'x', evidence_id: 'e2' }] } },
  ],
  ['profile.generate', 'a blank profile', { output: { content: ' \n' } }],
  ['profile.generate', 'a source that is null', { input: { sources: [null] } }],
  [
    'atomic_memory.extract',
    'position 0',
    { input: { evidence: [{ ...source, journal_position: 0 }] } },
  ],
  [
    'atomic_memory.extract',
    'a kind of memory that there is not',
    { output: { candidates: [{ kind: 'rumour', text: 'x', evidence_ids: ['e1'] }] } },
  ],
  [
    'atomic_memory.extract',
    'a memory of 8,193 bytes',
    { output: { candidates: [{ kind: 'fact', text: 'x'.repeat(8_193), evidence_ids: ['e1'] }] } },
  ],
  ['atomic_memory.reconcile', 'an item that was not compared', { output: { compared_ids: [] } }],
  ['atomic_memory.reconcile', 'nothing done with a content', { output: { action: 'noop' } }],
  ['atomic_memory.reconcile', 'a new one of an old one', { output: { action: 'create' } }],
  ['atomic_memory.reconcile', 'no reason', { output: { reason: '' } }],
  [
    'topic_memory.probe',
    'evidence twice',
    { output: { probes: [{ query: 'gateway', evidence_ids: ['e1', 'e1'] }] } },
  ],
  [
    'topic_memory.global',
    'a topic that was not found',
    { output: { proposals: [topic({ candidate_id: 'c9' })] } },
  ],
  [
    'topic_memory.global',
    'numbers in place of texts',
    {
      output: {
        proposals: [topic({ content: { title: 'Topic 1', summary: 'S1', detail: 'D1' } })],
      },
    },
  ],
  [
    'topic_memory.global',
    'a topic before it without a title',
    { input: { historical: [{ ...slot, title: '' }] } },
  ],
  [
    'topic_memory.planner',
    'probes of one topic apart',
    { output: { items: [{ probe_ids: ['p1'] }, { probe_ids: ['p2', 'p3'] }] } },
  ],
  [
    'topic_memory.planner',
    'a probe left out',
    { output: { items: [{ probe_ids: ['p1', 'p2'] }] } },
  ],
  ['topic_memory.evolve', 'another topic', { output: { proposal: topic({ candidate_id: 'c2' }) } }],
  ['topic_memory.evolve', 'nothing to go on', { input: { evidence: [], temporary: [] } }],
  [
    'topic_memory.temporary',
    'a topic chosen',
    { output: { proposals: [topic({ candidate_id: 'c1' })] } },
  ],
  ['topic_memory.reduce', 'a part left out', { output: { covered_indices: [0] } }],
  [
    'topic_memory.reduce',
    'probes and topics',
    { input: { probes: [{ query: 'x', evidence_ids: ['e1'] }] } },
  ],
  [
    'topic_memory.reconcile',
    'a topic lost',
    { output: { proposals: [topic({ proposal_id: 'n1' })] } },
  ],
  [
    'topic_memory.reconcile',
    'a proposal that was not there',
    { output: { proposals: [topic({ proposal_id: 'n9' })] } },
  ],
]

/** What only this key's operation takes, where it could be thought to refuse it. */
export const FIT: readonly (readonly [key: PromptKey, what: string, Change])[] = [
  ['skill.generate', 'no proposal', { output: { proposal: null } }],
  [
    'skill.generate',
    'an evidence of 64,000 characters',
    { input: { evidence: [{ evidence_id: 'e1', kind: 'artifact', content: LONG.slice(1) }] } },
  ],
  ['profile.generate', 'no content', { output: { content: null } }],
  [
    'handoff.generate',
    'a complete one without a next action',
    { output: { disposition: 'complete', next_action: null } },
  ],
  [
    'atomic_memory.extract',
    'a position in digits',
    { input: { evidence: [{ ...source, journal_position: ' 1_0.0' }] } },
  ],
  [
    'atomic_memory.extract',
    'the greatest whole number',
    { input: { evidence: [{ ...source, content: Number.MAX_SAFE_INTEGER }] } },
  ],
  ['topic_memory.global', 'a word in place of true', { output: { ambiguous: 'Yes' } }],
  ['topic_memory.evolve', 'no proposal', { output: { proposal: null } }],
  [
    'topic_memory.reconcile',
    'a new proposal left out',
    { output: { proposals: [topic({ proposal_id: 'n1', candidate_id: 'c1' })] } },
  ],
]

/** The sample of a key with some fields of its sides exchanged. */
export function changed(key: PromptKey, { input, output }: Change): Sample {
  const sample = SAMPLES[key]
  if (!sample) throw new Error(`There is no sample of ${key}.`)
  return {
    input: { ...sample.input, ...input },
    expected_output: { ...sample.expected_output, ...output },
  }
}

/** In 1.4 alone: the failure of an experience, and why a handoff was asked for. */
const failure = {
  signature: { recall_cue: 'retry storm' },
  repair_surface: 'working_state',
  verification: { condition: 'No retry is sent.', check_subject: 'retries' },
}
export const failed = changed('experience.generate', {
  output: { proposal: { ...experience, failure } },
})
export const rollover = changed('handoff.generate', { input: { rollover_reasons: ['delegation'] } })

/** A content of the sample of atomic_memory.extract that any JSON may be. */
export const holding = (content: unknown) =>
  changed('atomic_memory.extract', { input: { evidence: [{ ...source, content }] } })
