import { formatsIn } from '../lib/language/formats'

const { number, counted } = formatsIn('en')

export default {
  hidden: (count: number) =>
    counted(count, { one: 'hidden character', other: 'hidden characters' }),
  showNextHidden: 'Show next in the changes',
  notCompared: 'The changes are not compared yet',
  breadcrumbs: 'Breadcrumbs',
  copy: 'Copy',
  copied: (what: string) => `Copied ${what}`,
  copyFailed: 'The browser did not allow copying.',
  retry: 'Retry',
  yourDraft: 'Your draft',
  requestId: 'Request id',
  code: 'Code',
  loading: 'Loading',
  restLoading: 'The rest of this text is still loading.',
  loadMore: 'Load more',
  auto: 'Auto',
  custom: 'Custom',
  allowed: 'allowed',
  denied: 'denied',
  forbiddenTitle: 'You don’t have access',
  notFoundTitle: 'This does not exist',
  networkTitle: 'The server could not be reached',
  networkHelp: 'Check that the server is running and that your connection works, then retry.',
  timeoutTitle: 'The server did not answer',
  timeoutHelp:
    'The connection is there, but nothing came back in time. The server may be busy; retry in a moment.',
  wait: (seconds: number, until: string) =>
    `The server asks to wait ${number(seconds)} s, until ${until}, before it is asked again.`,
  stillWaiting: (seconds: number) =>
    `Still waiting for the server: no answer for ${number(seconds)} s.`,
  stopWaiting: 'Stop waiting',
  redirected: (where: string) => `${where} was redirected.`,
  pageCame: (where: string) => `A web page came in place of the answer to ${where}.`,
  mismatch: (where: string, field: string, expected: string, received: string) =>
    `The server's answer to ${where} is not what the contract says: field "${field}" should be ${expected}, not ${received}.`,
  elsewhereTitle: 'Something in front of the server sent this elsewhere',
  elsewhereHelp:
    'A web page came in place of the answer, mostly one to sign in. Open this console in a new tab. If a proxy asks you to sign in there, do so, then retry here.',
  betweenTitle: 'Something in front of the server refused this',
  betweenHelp:
    'The answer is not in the service’s own words: a proxy or a firewall in front of it may have given it.',
  slowTitle: 'The request took too long',
  slowHelp: 'The connection may be slow; retry in a moment.',
  earlyTitle: 'The server was asked too early',
  earlyHelp: 'The connection to it was not yet sure. Retry: the next one will be.',
  tooManyTitle: 'Too many requests in a short time',
  tooManyHelp: 'The server, or a proxy in front of it, takes no more for now. Wait, then retry.',
  gatewayTitle: 'What stands in front of the server got no answer from it',
  gatewayHelp: 'The server may be starting, busy or down; retry in a moment.',
  unavailableTitle: 'The server is busy or not ready',
  unavailableHelp: 'It may be starting or have too much to do; retry in a moment.',
  contractTitle: 'The server answered something unexpected',
  contractHelp:
    'The console understands PowerContext 1.x. A proxy in between, or a newer server, may have changed the answer.',
  failedTitle: 'The server refused this request',
  serverErrorTitle: 'The server failed',
  crashTitle: 'This screen failed',
  crashHelp: 'Reload the page. Nothing that you committed is lost.',
  codeTitle: 'A part of the console could not be loaded',
  codeHelp:
    'The console was updated since this page was opened, or the connection is down. Reload the page: your drafts stay.',
  reload: 'Reload',
  field: 'Field',
  impossibleId: 'Nothing can have this id',
}
