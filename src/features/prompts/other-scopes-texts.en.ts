import { formatsIn } from '../../lib/language/formats'

const { counted, number } = formatsIn('en')
const scopes = (count: number) => counted(count, { one: 'other Scope', other: 'other Scopes' })

export default {
  asking: 'Asking which Scopes you may read',
  noOthers: 'You may read no other Scope.',
  /** @param events audit events that it leaves; null where the server keeps none */
  lookIn: (count: number, events: number | null) =>
    `Look in ${scopes(count)}${events === null ? '' : `: ${counted(events, { one: 'audit event', other: 'audit events' })}`}`,
  reading: (read: number, count: number) => `Read ${number(read)} of ${number(count)}`,
  sameIn: (same: number, read: number, total: number) =>
    `The same in ${number(same)} of ${scopes(read)}.${read < total ? ` You may read ${number(total)}.` : ''}`,
  likeness: { same: 'same as here', auto: 'Auto', other: 'other content' },
  compare: 'Compare',
  compareWith: (scope: string) => `Compare with ${scope}`,
  again: (count: number) => `Read ${scopes(count)} again`,
  unread: (why: string) => `Could not be read: ${why}`,
}
