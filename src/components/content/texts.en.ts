import { pooledWords } from '../../families/pooled-words'
import families from '../../families/words.en'
import { formatsIn } from '../../lib/language/formats'

const { number, counted } = formatsIn('en')

export default {
  size: (lines: number, characters: number) =>
    `${counted(lines, { one: 'line', other: 'lines' })} · ${counted(characters, { one: 'character', other: 'characters' })}`,
  showTextAs: 'Show text as',
  asSource: 'Source',
  asRendered: 'Rendered',
  notRendered: 'This text could not be rendered: it is shown as source.',
  emptyText: 'Empty',
  autoNote:
    'Auto: the service runs its built-in instructions. This revision holds none of its own; the Prompt’s screen shows what is in force.',
  content: 'Content',
  input: 'Input',
  expectedOutput: 'Expected output',
  demonstration: (index: number) => `Demonstration ${number(index)}`,
  cites: 'Cites',
  source: 'Source',
  // The reading view has words of its own for some fields.
  fields: {
    ...pooledWords(families, 'fields'),
    creation: 'Creation',
    package: 'Package',
    generation: 'Generation',
    media_type: 'Media type',
    manifest: 'Manifest',
    changes: 'Changes',
  } as Record<string, string>,
}
