import { formatsIn } from '../../lib/language/formats'

const { counted } = formatsIn('en')

export default {
  scopes: 'Scopes',
  prompts: 'Prompts',
  intro:
    'A Prompt tells one generation step what to do. Auto runs the instructions that are built into the server; Custom runs those saved in this Scope.',
  key: 'Key',
  mode: 'Mode',
  savedRevision: 'Saved revision',
  status: 'Status',
  nothingSaved: 'Nothing saved',
  revision: (number: number) => `r${number}`,
  revisionHistory: (key: string, number: number) => `History of ${key}, revision ${number}`,
  statuses: {
    supported: 'Supported',
    disabled: 'Disabled',
    unsupported: 'Unsupported',
  } as Record<string, string>,
  reasons: {
    operation_disabled: 'this operation is switched off on the server',
    provider_not_configured: 'the server has no model configured for it',
    injected_component: 'a component of the deployment takes its place',
  } as Record<string, string>,
  unknownMode: 'Not known',
  loading: 'Loading',
  failed: (why: string) => `Could not be read: ${why}`,
  unread: (count: number, why: string) =>
    `${counted(count, { one: 'Prompt', other: 'Prompts' })} could not be read: ${why}`,
  none: 'This server knows no Prompt keys',
  noneHelp: 'Each key that the server can honour appears here, saved or not.',

  history: 'History',
  edit: 'Edit',
  switchToAuto: 'Switch to Auto…',
  compare: 'Compare with built-in',
  runsCustom: (revision: number) => `Running Custom r${revision}.`,
  runsBuiltin: 'Running the built-in instructions. Nothing is saved for this key.',
  runsAuto: (revision: number) => `Running the built-in instructions: r${revision} is Auto.`,
  savedNotRun: (revision: number, why: string) =>
    `Saved as Custom r${revision}, but not run: ${why}.`,
  runsNothing: (why: string) => `Nothing runs for this key: ${why}.`,
  runsNoCustom: (why: string) => `No Custom Prompt can run for this key: ${why}.`,
  runsOther: (mode: string) => `Running in the mode ${mode}.`,
  statusIs: (status: string) => `the server calls it ${status}`,
  whatChanged: (revision: number) => `What r${revision} changed`,
  committed: 'Committed',
  by: (whom: string) => `by ${whom}`,
  inOtherScopes: 'In other Scopes',
  lookInOtherScopes: 'Is it the same in other Scopes?',
  instructionsAs: {
    effective: 'Effective instructions',
    saved: 'Saved instructions',
    builtin: 'Built-in instructions',
  },
  demonstrationsAs: {
    effective: 'Effective demonstrations',
    saved: 'Saved demonstrations',
    builtin: 'Built-in demonstrations',
  },
  noInstructions: 'The server did not show the instructions in force.',
  noDemonstrations: 'No demonstrations.',
  demonstration: (number: number) => `Demonstration ${number}`,
  input: 'Input',
  expectedOutput: 'Expected output',
  lines: (count: number) => counted(count, { one: 'line', other: 'lines' }),
  characters: (count: number) => counted(count, { one: 'character', other: 'characters' }),
  builtinVersion: 'Built-in version',
  profile: 'Profile',
  comparison: (version: string) =>
    `Changes from the built-in instructions, version ${version}, to what is in force`,
  comparisonSaved: (version: string) =>
    `Changes from the built-in instructions, version ${version}, to what is saved`,
  builtinUnknown: 'This server did not show its built-in instructions.',
  switchTitle: 'Switch to Auto',
  switchButton: 'Switch to Auto',
}
