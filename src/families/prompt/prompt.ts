import { CONTENT_SCHEMAS } from '../../api/contract/artifact-requests'
import { DEMONSTRATION_BYTES_MAX, PROMPT_BYTES_MAX } from '../../api/contract/prompts'
import { accessRuleOf } from '../access-rules'
import type { Content, Family } from '../family'
import { jsonBytes, textOf, tooManyBytes, type FaultAt } from '../faults'
import { COMMON } from '../unknown-family'
import { isAuto } from './modes'

function rules(content: Content): FaultAt[] {
  const demonstrations = Array.isArray(content.demonstrations) ? content.demonstrations : []
  // Auto has a button of its own, which needs no text.
  const auto: FaultAt[] = isAuto(content) ? [{ path: ['mode'], kind: 'auto' }] : []
  const text = textOf(content.instructions)
  const blank: FaultAt[] =
    text.trim() === '' ? [{ path: ['instructions'], kind: text === '' ? 'missing' : 'blank' }] : []
  const each = demonstrations.flatMap((one: unknown, at): FaultAt[] => {
    const sides = typeof one === 'object' && one !== null ? (one as Content) : {}
    // The service drops nulls from a request, so that a null side counts as missing (seen on 1.4).
    const missing = ['input', 'expected_output'].filter((side) => sides[side] === null)
    return [
      ...missing.map((side): FaultAt => ({ path: ['demonstrations', at, side], kind: 'nothing' })),
      ...tooManyBytes(['demonstrations', at], jsonBytes(one), DEMONSTRATION_BYTES_MAX),
    ]
  })
  return [...auto, ...blank, ...each, ...tooManyBytes([], jsonBytes(content), PROMPT_BYTES_MAX)]
}

/** What tells one step of the server what to do (contract §5). */
export const prompt: Family = {
  ...COMMON,
  ...accessRuleOf('prompt'),
  name: 'prompt',
  reading: [
    ['mode', 'mode'],
    ['instructions', 'code'],
    ['demonstrations', 'demonstrations'],
  ],
  compared: {
    mode: { kind: 'value' },
    instructions: { kind: 'text' },
    demonstrations: {
      kind: 'list',
      parts: [
        ['input', 'any'],
        ['expected_output', 'any'],
      ],
    },
  },
  // Auto has no text of its own: no merge can hold one side's edit and the other side's switch to Auto.
  exclusive: { field: 'mode', value: 'auto' },
  form: {
    parts: [
      { kind: 'text', path: ['instructions'], long: true, mono: true },
      {
        kind: 'list',
        path: ['demonstrations'],
        fresh: { input: '', expected_output: '' },
        bytes: { all: PROMPT_BYTES_MAX, each: DEMONSTRATION_BYTES_MAX },
        item: [
          {
            kind: 'group',
            columns: 'even',
            parts: [
              { kind: 'json', path: ['input'] },
              { kind: 'json', path: ['expected_output'] },
            ],
          },
        ],
      },
    ],
    unseen: ['schema_version', 'mode'],
  },
  schema: CONTENT_SCHEMAS.prompt,
  rules,
  changed: { instructions: ['composed', 'ends'] },
  startOf: (content) => ({ ...content, mode: 'custom' }),
  configures: true,
}
