import { formatsIn } from '../lib/language/formats'

const { counted } = formatsIn('en')
const events = (count: number) => counted(count, { one: 'audit event', other: 'audit events' })

export default {
  readNames: (scopes: number, calls: number) =>
    `Read the names of ${counted(scopes, { one: 'Scope', other: 'Scopes' })}${calls > 0 ? `: ${events(calls)}` : ''}`,
  notRead: (why: string) => `Names could not be read: ${why}.`,
}
