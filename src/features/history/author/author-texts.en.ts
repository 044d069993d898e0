export default {
  ask: (revision: number) => `Who committed r${revision}?`,
  cost: '2 audit events',
  asking: 'Asking the audit…',
  noTime: 'Without the time of the commit, the audit cannot tell the author.',
  forbidden: 'Who administers this Scope can find the author in the audit.',
}
