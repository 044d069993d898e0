import { formatsIn } from '../../lib/language/formats'

const { number, plural } = formatsIn('en')

export default {
  scopes: 'Scopes',
  chip: 'Source',
  sourceId: 'Source id',
  noSuchSource: 'There is no such Source in this Scope',
  noSuchHelp: 'A Source belongs to one Scope. Open it from the Artifact that cites it.',
  content: 'Content',
  emptyContent: 'This Source holds an empty object.',
  whole: 'Content as JSON',
  showAs: 'Show content as',
  asFields: 'Fields',
  asJson: 'JSON',
  details: 'Details',
  kind: 'Kind',
  number: 'Number in this Scope',
  added: 'Added',
  notTold: 'The server does not tell when a Source was added, or by whom.',
  digest: 'Digest',
  receipt: 'Receipt given by',
  receiverFits: 'This is who the handoff was for.',
  receiverDiffers: 'This is not who the handoff was for.',
  citedBy: 'Cited by',
  noneKnown:
    'No Artifact that this visit has read cites this Source, and the server does not list what does.',
  onlyRead:
    'The server does not list what cites a Source: this is what this visit has read, and there may be more.',
  alsoIn: (count: number) =>
    plural(count, { one: 'and 1 other revision', other: `and ${number(count)} other revisions` }),
}
