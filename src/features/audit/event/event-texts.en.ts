import { formatsIn } from '../../../lib/language/formats'

const { number } = formatsIn('en')

export default {
  event: 'Event',
  close: 'Close',
  notRecorded: 'not recorded',
  openScope: 'Open Scope',
  openArtifact: 'Open Artifact',
  openPrompt: 'Open Prompt',
  mayNotRead: 'You hold no role that reads this Scope',
  artifact: 'Artifact',
  id: 'id',
  copyId: 'Copy id',
  accessThen: 'Access at that time',
  copyLink: 'Copy link',
  link: 'link',
  copyJson: 'Copy JSON',
  json: 'JSON',
  evidence: 'Evidence of this request…',
  evidenceOfEvent: 'Evidence of this event…',
  fields: 'Fields',
  otherFields: 'Other fields',
  notLoaded: 'This event is not among those loaded so far',
  notLoadedHelp: (n: number) => `${number(n)} events are loaded. It may come later in the list.`,
  notInList: 'This event is not in this list',
  notInListHelp:
    'All events that match the filters are loaded, and it is not one of them. It may be outside of the filters.',
  notReadableHelp:
    'All events that can be read are loaded, and it is not one of them. It may be one that the server cannot hand out, or outside of the filters.',
  loadOn: 'Load on',
  loading: 'Loading',
}
