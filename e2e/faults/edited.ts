import type { Content } from '../../src/commit/plan'
import { writtenContent } from '../../src/families/written-content'
import type { Random } from '../../src/lib/random'
import { custom } from '../prompt-texts'

/** The text of a family that an edit changes here. */
const TEXT_OF: Readonly<Record<string, string>> = {
  experience: 'situation',
  skill: 'instructions',
  'topic-memory': 'detail',
  profile: 'content',
  'atomic-memory': 'text',
  handoff: 'objective',
}

const failureOf = (token: string) => ({
  signature: { recall_cue: `Cue of ${token}.`, symptom: null },
  repair_surface: 'working_state',
  verification: { condition: 'The queue is empty.', check_subject: 'the queue' },
})

/** The content with a text that no other run writes. Some texts are long, so that a cut connection falls anywhere in them. */
export function edited(random: Random, family: string, content: Content, token: string): Content {
  const text = `Text of ${token}. ${'Keep it. '.repeat(Math.floor(random() ** 4 * 800))}`.trim()
  if (family === 'prompt') return custom(text)
  if (family === 'memory') return { entries: [{ kind: 'fact', text }] }
  const written = writtenContent(family, content)
  // Servers that know the field show it, with null where it is not set; 1.0 refuses it.
  if ('failure' in written) {
    const { failure, ...others } = written
    const draw = random()
    // An optional field that is taken out, and one that is put in.
    if (failure && draw < 0.5) return others
    if (draw < 0.7) return { ...others, failure: failureOf(token) }
  }
  return { ...written, [TEXT_OF[family] ?? 'text']: text }
}
