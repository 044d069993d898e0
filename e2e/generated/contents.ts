import type { Family } from '../../src/api/contract/artifacts'
import { PROMPT_KEYS } from '../../src/api/contract/prompts'
import { DEEP } from './hostile'
import type { Picker } from './picker'
import type { World } from './world'

/** Families in the order in which plain requests choose them. */
export const FAMILIES_PICKED = [
  'experience',
  'prompt',
  'profile',
  'skill',
  'atomic-memory',
  'topic-memory',
  'handoff',
  'memory',
] as const satisfies readonly Family[]

// Some of these a family keeps as they are, some it trims, normalises or refuses.
const texts = (pick: Picker) =>
  pick.of([
    `text ${pick.index(1000)}`,
    pick.text,
    'e\u0301 é',
    ' spaces ',
    'a\0b\u001ac',
    'line\r\nline\n\n',
    '😀'.repeat(20),
    'x'.repeat(8000),
    'x'.repeat(8193),
    '',
  ])
/** Plain most of the time, so that most writes are accepted. */
const text = (pick: Picker) => (pick.rarely(4) ? texts(pick) : `text ${pick.index(1000)}`)

/** A content that its family accepts unless one of its texts says otherwise. */
export function contentOf(family: Family, pick: Picker, world: World): Record<string, unknown> {
  switch (family) {
    case 'prompt':
      return promptContent(pick)
    case 'experience':
      return {
        situation: text(pick),
        action: 'a',
        outcome: 'o',
        lesson: 'l',
        ...(pick.rarely(4) && { failure: null }),
      }
    case 'skill':
      return { name: 'n', description: 'd', instructions: text(pick), validation: ['v'] }
    case 'profile':
      return { content: text(pick) }
    case 'topic-memory':
      return { title: 't', summary: 's', detail: text(pick) }
    case 'atomic-memory':
      return { kind: 'fact', text: text(pick) }
    case 'memory':
      return {
        entries: [
          { kind: 'fact', text: text(pick) },
          ...(pick.rarely(2) ? [{ entry_id: 'e1', kind: 'fact', text: 't' }] : []),
        ],
      }
    case 'handoff':
      return handoffContent(pick, world)
  }
}

function promptContent(pick: Picker) {
  const auto = pick.rarely(4)
  const input = pick.rarely(6) ? DEEP : pick.json
  const evidence = {
    evidence_id: 'e1',
    source_ref: { source_type: 'content', source_id: 's1' },
    journal_position: 1,
    content: input,
    source_metadata: pick.of([1, null, -0, 1e-7, 1e21, 2 ** 53]),
  }
  const demonstration = { input: { evidence: [evidence] }, expected_output: { candidates: [] } }
  return {
    schema_version: 'powercontext.prompt.v1',
    mode: auto ? 'auto' : 'custom',
    instructions: auto ? '' : text(pick),
    demonstrations: pick.rarely(3) ? [demonstration] : [],
  }
}

function handoffContent(pick: Picker, world: World) {
  const known = [...world.model.artifacts.values()]
  const cited = pick.from(known, {
    key: { scopeId: '', family: 'experience', artifactId: 'none' },
    digests: [null],
  })
  const citation = {
    kind: 'artifact',
    artifact_ref: {
      family: cited.key.family,
      artifact_id: cited.key.artifactId,
      revision: pick.index(cited.digests.length + 1) + 1,
    },
  }
  return {
    schema: 'powercontext.handoff.v1',
    objective: text(pick),
    state: [{ text: 's', citations: [citation] }],
    disposition: pick.of(['continuable', 'blocked', 'complete']),
    next_action: null,
    omissions: [],
  }
}

/** Half of them the one whose demonstrations are made above: another key's are refused. */
export const promptKey = (pick: Picker) =>
  pick.rarely(2) ? 'atomic_memory.extract' : (PROMPT_KEYS[pick.index(PROMPT_KEYS.length)] ?? '')
