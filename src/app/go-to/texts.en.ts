import { formatsIn } from '../../lib/language/formats'

const { number, counted } = formatsIn('en')

export default {
  label: 'Scope, Prompt, Artifact, screen or action',
  help: 'What this browser already knows. Typing asks the server nothing.',
  nothing:
    'This browser knows nothing by that name. Look for it in Scopes, or enter a whole Scope id.',
  count: (count: number) => counted(count, { one: 'result', other: 'results' }),
  someOf: (group: string, shown: number, all: number) =>
    `${group}: ${number(shown)} of ${number(all)}, type on to find the others`,
  lookInScopes: (text: string) => `Look for “${text}” in Scopes`,
  openScope: (id: string) => `Open Scope ${id}`,
  /** What something is and where: "Prompt in Checkout service". */
  placed: (what: string, where: string) => `${what} in ${where}`,
  /** One choice of several: "Theme: Dark". */
  choice: (what: string, choice: string) => `${what}: ${choice}`,
  signOut: 'Sign out…',
  overview: 'Overview',
  prompts: 'Prompts',
  audit: 'Audit',
  access: 'Access',
  screen: 'Screen',
  scope: 'Scope',
  prompt: 'Prompt',
  family: 'Family',
  action: 'Action',
  inUse: 'In use',
  groups: {
    here: 'This scope',
    pinned: 'Pinned',
    recent: 'Recent',
    scopes: 'Scopes',
    prompts: 'Prompts',
    artifacts: 'Artifacts',
    screens: 'Screens',
    actions: 'Actions',
    further: 'Look further',
  },
}
