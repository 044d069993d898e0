import { formatsIn } from '../../lib/language/formats'

const { counted, number } = formatsIn('en')
const events = (count: number) => counted(count, { one: 'audit event', other: 'audit events' })

export default {
  title: (name: string) => `Compare ${name} with…`,
  help: (family: string) =>
    `Choose another Artifact of the family ${family} by its name, or type its id.`,
  cost: 'The comparison reads both: 2 audit events.',
  scope: 'Scope',
  artifact: 'Artifact',
  showList: (label: string) => `${label}: show the list`,
  hideList: (label: string) => `${label}: hide the list`,
  clear: (label: string) => `${label}: clear`,
  listCost: `Opening the list reads it: ${events(1)}.`,
  listing: 'Reading the list',
  listed: (count: number) => `The list has the first ${number(count)}. Type the id of any other.`,
  noScope: 'Choose a Scope first',
  noArtifact: 'Choose an Artifact first',
  impossible: 'Nothing can have this id',
  itself: 'This is the Artifact itself: choose another one',
  cancel: 'Cancel',
  compare: 'Compare',
}
