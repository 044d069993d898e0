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
  details: 'Details',
  entries: 'Entries',
  entryTextMissing:
    'The server does not give the text of this entry: it lists the texts of the Scope’s own Memory only, as it is now.',
}
