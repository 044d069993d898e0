import { formatsIn } from '../../lib/language/formats'

const { number, counted } = formatsIn('en')

export default {
  searchScopes: 'Search scopes',
  searchHintServer: 'Matches title, id and summary as typed, upper and lower case included.',
  searchHintOwn: 'Matches title, id and summary.',
  title: 'Title',
  id: 'Id',
  summary: 'Summary',
  parent: 'Parent',
  authority: 'Your authority',
  noReadingRoleHelp: 'scope.admin includes no scope.read',
  refusedHelp: 'The server refused to show it just now',
  unread: 'Not read',
  level: (level: number) => `level ${number(level)}`,
  copyId: 'Copy id',
  scopeId: 'Scope id',
  topLevel: 'Top level',
  count: (count: number) => counted(count, { one: 'scope', other: 'scopes' }),
  allLoaded: 'all loaded',
  moreToLoad: 'more to load',
  searching: 'searching…',
  searchedOf: (read: number, total: number) =>
    `searched ${number(read)} of ${number(total)} so far`,
  allSearched: 'all that match',
  incomplete: 'You hold more Scopes than the console asks the server for; the list is cut.',
  noneOpen: 'No Scope is open to you',
  noneOpenHelp:
    'A Scope appears here once you hold a role on it. Ask an admin of the Scope or of the server for scope.viewer, which is enough to read. They need your id: the button “Account” shows it.',
  noneExist: 'This deployment has no Scopes yet',
  noneExistHelp:
    'A Scope holds Artifacts and Prompts of one team, service or topic. A caller with server.admin creates it with “New scope…”, or through the service’s API.',
  noneMatch: (q: string) => `No Scope matches “${q}”`,
  noneMatchServer:
    'The server looks for exactly what you typed. Try other capital letters, or a shorter text.',
  noneMatchOwn: 'Every Scope open to you was searched by title, id and summary.',
  clearSearch: 'Clear search',
  startOver: 'Load the list anew',
}
