import { formatsIn } from '../../../lib/language/formats'

const { number, counted } = formatsIn('en')

export default {
  server: 'Asked of the server',
  moreFilters: (inForce: number) => (inForce === 0 ? 'Filters' : `Filters (${number(inForce)})`),
  loaded: 'In what is loaded',
  text: 'Text',
  textHelp: 'any field contains…',
  of: (n: number, all: number) =>
    `${number(n)} of ${counted(all, { one: 'loaded event', other: 'loaded events' })}`,
  lookedBack: (time: string) => `so far, back to ${time}`,
  lookedUp: (time: string) => `so far, up to ${time}`,
  looking: 'Looking further…',
  lookOn: (calls: number) => `Look further: about ${number(calls)} audit events`,
  nothing: 'No loaded event matches',
  nothingHelp:
    'These filters only look at what is loaded. Load more, or clear one of them to see the rest.',
  nothingAtAll: 'No event matches',
  nothingAtAllHelp:
    'All events of this list were looked through. Clear one of the filters to see them.',
  otherSubject: (type: string, id: string) => `Look for the ${type} ${id} instead`,
  chip: (field: string, value: string) => `${field}: ${value}`,
  chipNot: (field: string, value: string) => `${field} is not ${value}`,
  remove: (what: string) => `Remove filter ${what}`,
  showResources: 'Show all resources',
  hideResources: 'Hide resources',
  clearResource: 'Clear',
  clear: 'Clear these',
  hideOwn: 'Hide audit reads',
  hint: 'Right-click a cell, or press Shift+F10 on it, to filter by what it says.',
  fields: {
    operation: 'Operation',
    reason: 'Reason code',
    principal: 'Principal',
    actor: 'Actor',
    family: 'Family',
    on: 'Resource',
    role: 'Role',
    did: 'Action',
    outcome: 'Result',
    request: 'Request',
  },
  none: 'none',
  order: 'Order',
  newest: 'Newest first',
  oldest: 'Oldest first',
  noResource: 'No such resource',
  fromText: (time: string) => `From ${time}`,
  toText: (time: string) => `Until ${time}`,
  relative: (time: string) => `Counted back from now: ${time}`,
  inverted: 'Ends before it starts',
}
