import { formatsIn } from '../../../lib/language/formats'

const { number, counted } = formatsIn('en')

type Sum = { allowed: number; denied: number; policyChanges: number }

export default {
  jumps: 'Jump in the list',
  oldest: 'Oldest',
  newest: 'Newest',
  goTo: 'Go to time…',
  goToTime: 'Go to time',
  go: 'Go',
  zoomOut: 'Zoom out',
  zoomTo: (from: string, to: string) => `Three times as long: ${from} – ${to}`,
  understood: (time: string) => `= ${time}`,
  notUnderstood:
    'Not a time between 1970 and 9998: write 2026-05-05 14:30, 5 May, yesterday, -2h or now.',
  scrubber: 'Time of what is shown',
  at: (time: string) => time,
  atUnread: (time: string) => `${time}, not loaded, Enter reads it`,
  bars: 'Narrow the time range',
  stretch: (from: string, to: string, { allowed, denied, policyChanges }: Sum, read: boolean) =>
    [
      `${from} – ${to}: ${number(allowed)} allowed, ${number(denied)} denied`,
      ...(policyChanges > 0
        ? [counted(policyChanges, { one: 'grant or revocation', other: 'grants and revocations' })]
        : []),
      ...(read ? [] : ['not all of it is loaded']),
    ].join(', '),
}
