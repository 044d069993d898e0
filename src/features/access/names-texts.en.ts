import { formatsIn } from '../../lib/language/formats'

const { counted, number } = formatsIn('en')
const names = (count: number) => counted(count, { one: 'name', other: 'names' })

export default {
  look: (unnamed: number, events: number) =>
    `Look up ${names(unnamed)}: ${counted(events, { one: 'audit event', other: 'audit events' })}`,
  looked: 'Names were looked up in the audit',
  /** @param read how many events were read, where there are more; null: all of them */
  notFound: (unnamed: number, days: number, read: number | null) =>
    `${names(unnamed)} ${unnamed === 1 ? 'was' : 'were'} not found in ${read === null ? '' : `the first ${counted(read, { one: 'event', other: 'events' })} of `}the audit of the last ${number(days)} days.`,
  notRead: (why: string) => `The audit could not be read: ${why}.`,
}
