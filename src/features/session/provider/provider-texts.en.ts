import { formatsIn } from '../../../lib/language/formats'

const { number } = formatsIn('en')

export default {
  signIn: (name: string) => `Sign in with ${name}`,
  other: 'Use another account',
  again: 'Try again',
  expired: 'Your sign-in has ended. Sign in to go on where you were; what you typed is kept.',
  signedOut: (name: string) => `You are signed out, here and at ${name}.`,
  signedOutHere: (name: string) =>
    `You are signed out here. ${name} may still know you: choose "Use another account" to sign in as somebody else.`,
  unreachable: (name: string) => `${name} does not answer`,
  unreachableHelp:
    'The sign-in provider may be down or out of reach, or it does not let this address ask it. Try again in a moment; if that does not help, ask whoever runs this console.',
  insecure: 'This address is not secure enough to sign in',
  insecureHelp:
    'A sign-in at a provider needs an https:// address. Open the console at that address, or ask whoever runs it.',
  noStorage: 'The browser keeps nothing for this site',
  noStorageHelp:
    'A sign-in at a provider has to be remembered on the way there and back. Allow this site to store data in this tab, then try again.',
  unknownAnswer: 'This answer belongs to no sign-in of this tab',
  unknownAnswerHelp:
    'The sign-in was begun in another tab or long ago, or its answer was used already. Nobody was signed in; try again here.',
  denied: (name: string) => `${name} did not let you in`,
  deniedHelp:
    'You declined, or your account may not use this console. Try again, or with another account.',
  refused: (name: string) => `${name} refused the sign-in`,
  refusedHelp:
    'Try again. If that does not help, tell whoever runs this console what the provider said.',
  code: (code: string) => `It said: ${code}.`,
  codeSaid: (code: string, said: string) => `It said: ${code} (${said}).`,
  mismatch: 'Who answered is not the provider in the settings',
  issuer: (expected: string, received: string) =>
    `The settings name the issuer ${expected}, and ${received} answered.`,
  client: (expected: string, received: string) =>
    `The sign-in is for ${received}, not for ${expected}.`,
  settingsHelp: 'Nobody was signed in. Whoever runs this console has to correct config.json.',
  notTaken: 'You are signed in at the provider, but the server does not take its token',
  audience: (audience: string) => `The token is meant for ${audience}.`,
  clocks: (seconds: number, isAhead: boolean) =>
    `The provider’s clock is ${number(seconds)} s ${isAhead ? 'ahead of' : 'behind'} the server’s.`,
  notTakenHelp:
    'The token may be meant for another audience, the clocks of the two may differ, or the server does not know this provider. Whoever runs this console has to look at that.',
}
