import { pooledWords } from '../../families/pooled-words'
import families from '../../families/words.en'
import { formatsIn } from '../../lib/language/formats'

const { number, plural, counted } = formatsIn('en')

export default {
  scopes: 'Scopes',
  artifacts: 'Artifacts',
  heading: (family: string) => `Artifacts · ${family}`,
  families: 'Families',
  prompts: 'Prompts',
  openPrompt: 'Open Prompt',
  history: 'History',
  edit: 'Edit',
  noSuchArtifact: 'There is no such Artifact',
  id: 'Id',
  artifactId: 'Artifact id',
  copyId: 'Copy id',
  name: 'Name',
  revision: 'Revision',
  digest: 'Digest',
  etag: 'ETag',
  committed: 'Committed',
  committedBy: 'Committed by',
  reason: 'Reason',
  restoredFrom: 'Restored from',
  restoredChip: (revision: number) => `Restored from r${revision}`,
  head: 'head',
  sources: 'Sources',
  cited: 'Cited Artifacts',
  notRecorded: 'not recorded',
  none: 'None',
  count: (count: number) => counted(count, { one: 'artifact', other: 'artifacts' }),
  allLoaded: 'all loaded',
  namesAreRead: (count: number) =>
    plural(count, {
      one: 'The name of 1 Artifact is being read',
      other: `Names of ${number(count)} Artifacts are being read`,
    }),
  namesWereRead: (count: number) =>
    plural(count, {
      one: 'The name of 1 Artifact was read',
      other: `Names of ${number(count)} Artifacts were read`,
    }),
  auditEvents: (count: number) => counted(count, { one: 'audit event', other: 'audit events' }),
  moreToLoad: 'more to load',
  startOver: 'Load the list anew',
  emptyTitle: (family: string) => `No ${family} Artifacts in this Scope yet`,
  legacyMemory: 'This server keeps what it remembers as atomic-memory.',
  openAtomic: 'Open atomic-memory',
  views: 'View',
  content: 'Content',
  json: 'JSON',
  jsonOf: 'Answer of the server as JSON',
  downloadJson: 'Download JSON',
  size: (lines: number, characters: number) =>
    `${counted(lines, { one: 'line', other: 'lines' })} · ${counted(characters, { one: 'character', other: 'characters' })}`,
  showTextAs: 'Show text as',
  asSource: 'Source',
  asRendered: 'Rendered',
  notRendered: 'This text could not be rendered: it is shown as source.',
  details: 'Details',
  emptyText: 'Empty',
  autoNote:
    'Auto: the service runs its built-in instructions. This revision holds none of its own; the Prompt’s screen shows what is in force.',
  input: 'Input',
  expectedOutput: 'Expected output',
  demonstration: (index: number) => `Demonstration ${number(index)}`,
  cites: 'Cites',
  source: 'Source',
  entries: 'Entries',
  entryTextMissing:
    'The server does not give the text of this entry: it lists the texts of the Scope’s own Memory only, as it is now.',
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
