import { formatsIn } from '../../../lib/language/formats'

const { number } = formatsIn('en')

export default {
  name: 'Filter by tag',
  tag: 'Tag',
  noTag: 'No tag can be written so: 1 to 64 characters, without control characters',
  isThere: 'The list is filtered by this tag already',
  tooMany: (max: number) => `A list is filtered by at most ${number(max)} tags`,
  refused: 'The server does not look for these tags. Remove them here.',
  match: 'Match',
  matches: { all: 'all of these tags', any: 'any of these tags' },
  shown: 'Tags of the Artifacts shown',
  remove: (tag: string) => `No longer filter by ${tag}`,
  clear: 'Clear tags',
}
