import { formatsIn } from '../../lib/language/formats'

const { number, plural } = formatsIn('en')

export default {
  filter: 'Filter',
  inTexts: 'Search texts…',
  byTag: 'Filter by tag…',
  noneTagged: (family: string) => `No ${family} Artifacts with these tags`,
  noneTaggedHelp: 'Remove a tag above, or ask for Artifacts with any of the tags.',
  filterBy: 'Filter by name or id',
  fits: (found: number, loaded: number) => `${number(found)} of ${number(loaded)} loaded`,
  noneFits: (loaded: number, hasMore: boolean) =>
    hasMore
      ? `None among the ${number(loaded)} that are loaded; more to load`
      : `None among all ${number(loaded)}`,
  unnamed: (count: number) =>
    plural(count, {
      one: 'Of 1 Artifact only the id is looked at: its name has not been read',
      other: `Of ${number(count)} Artifacts only the ids are looked at: their names have not been read`,
    }),
}
