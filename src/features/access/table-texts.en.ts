import { formatsIn } from '../../lib/language/formats'

const { number } = formatsIn('en')

export default {
  who: 'Who',
  role: 'Role',
  on: 'On',
  granted: 'Granted',
  standing: 'Standing',
  actions: 'Actions',
  anyRole: 'Any role',
  states: {
    current: (count: number, unknown: number) =>
      `In force (${number(count)})${unknown > 0 ? `, unknown (${number(unknown)})` : ''}`,
    ending: (count: number) => `Ending within 14 days (${number(count)})`,
    expired: (count: number) => `Expired (${number(count)})`,
    revoked: (count: number) => `Revoked (${number(count)})`,
    all: (count: number) => `All (${number(count)})`,
  },
  standings: {
    'in force': 'In force',
    ending: 'Ending',
    expired: 'Expired',
    revoked: 'Revoked',
    'not yet': 'Not yet',
  },
  strangeState: 'A state that this console does not know',
  search: 'Search people',
  only: (who: string) => `Only ${who}`,
  everybody: 'Show everybody',
  groups: {
    scope: {
      direct: 'On this Scope',
      above: 'Inherited from the server',
      below: 'On Artifacts of this Scope',
      other: 'On something else',
    },
    server: {
      direct: 'On the server',
      above: 'Inherited',
      below: 'On Scopes and Artifacts',
      other: 'On something else',
    },
    artifact: {
      direct: 'On this Artifact',
      above: 'Inherited from its Scope or the server',
      below: 'On its entries',
      other: 'On something else',
    },
  },
  theServer: 'the server',
  other: (type: string) => `a ${type}`,
  inScope: (artifact: string, scope: string) => `${artifact} in ${scope}`,
  by: (who: string) => `by ${who}`,
  noReason: 'no reason given',
  ends: 'ends',
  ended: 'ended',
  revokedBy: (who: string) => `by ${who}`,
  systemManaged: 'managed by the system',
  empty: 'No bindings here',
  emptyHelp:
    'Whoever is granted a role on this resource stands here, with who granted it and until when.',
  nothingFits: 'No binding fits',
  nothingFitsHelp: 'Other bindings are here: choose another standing or role, or search for less.',
  clear: 'Show all',
  export: 'Export…',
  stillReading: 'Wait until all bindings are read',
  hiddenAbove: {
    scope:
      'Bindings on the server reach into this Scope too, and are not shown: they need server.admin.',
    artifact:
      'Bindings on the Scope and the server reach this Artifact too, and are not shown: they need scope.admin or server.admin.',
  },
}
