import { formatsIn } from '../lib/language/formats'

const { counted } = formatsIn('en')

export default {
  title: (count: number) =>
    `You have ${counted(count, { one: 'draft', other: 'drafts' })} in this tab`,
  ask: 'Nothing of this has been committed. Do you want to keep it?',
  newOf: (family: string) => `New ${family}`,
  editOf: (family: string) => `Edit of ${family}`,
  restoreOf: (revision: number, family: string) =>
    `Reason for restoring revision ${revision} of ${family}`,
  inScope: 'in Scope',
  untilReload: 'Kept only until this page is reloaded',
  keptHelp:
    'Kept drafts wait in this tab until you sign in again. Nobody else is shown them here, but whoever can use this browser can find them in its storage. Closing the tab deletes them.',
  otherTabs: 'Drafts in your other tabs are kept either way.',
  keep: 'Sign out and keep drafts',
  remove: 'Sign out and delete drafts',
  cancel: 'Cancel',
}
