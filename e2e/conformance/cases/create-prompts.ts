import { brief } from '../observe'
import { AUTO, custom } from '../world'
import { created, made, prompt, row } from './create-requests'

export const prompts = [
  row(
    'a Prompt',
    (scope) => created(scope, prompt()),
    made(
      'prompt',
      {
        content: custom('First.'),
        content_digest: 'sha256:20351a0f82838d40707571889f49c50219b8e699cd079e6bae11ff6a715fc046',
      },
      'skill.generate',
    ),
  ),
  row(
    'a Prompt as Auto',
    (scope) => created(scope, prompt(AUTO)),
    made(
      'prompt',
      {
        content: AUTO,
        content_digest: 'sha256:7065f26ecc71f1f3cb66ad4da11bf26c5ee061bbc5eb2723265385dc116e6c34',
      },
      'skill.generate',
    ),
  ),
  row(
    'a Prompt whose operation is off, as Custom',
    (scope) => scope.create(prompt(custom('x'), 'memory.rerank')),
    '422 prompt_customization_unavailable',
  ),
  row(
    'a Prompt whose operation is off, as Auto',
    (scope) => scope.create(prompt(AUTO, 'memory.rerank')),
    '201 "revision:1"',
  ),
  row(
    'the second save of a Prompt',
    async (scope) => [await scope.create(prompt()), await scope.create(prompt(custom('Other.')))],
    ['201 "revision:1"', '409 idempotency_conflict {"kind":"artifact"}'],
  ),
  row(
    'one Prompt key in two Scopes',
    async (scope, world) => {
      const other = await world.scope()
      return [await scope.create(prompt()), await other.create(prompt())]
    },
    ['201 "revision:1"', '201 "revision:1"'],
  ),
  row(
    'no Prompt key',
    (scope) => scope.create({ family: 'prompt', content: custom('x') }),
    '422 invalid_access_request',
  ),
  row(
    'a Prompt key that does not exist',
    (scope) => scope.create(prompt(custom('x'), 'bogus.key')),
    '422 invalid_access_request',
  ),
  row(
    'If-Match does not matter',
    (scope) => scope.create(prompt(), { headers: { 'if-match': '"revision:9"' } }),
    '201 "revision:1"',
  ),
  row(
    'two first saves at the same time: one wins',
    async (scope) => {
      const answers = await Promise.all([
        scope.create(prompt()),
        scope.create(prompt(custom('Other.'))),
      ])
      return answers.map(brief).sort()
    },
    ['201 "revision:1"', '409 idempotency_conflict {"kind":"artifact"}'],
  ),
]
