import { formatsIn } from '../../lib/language/formats'

const { counted, number } = formatsIn('en')
const principals = (count: number) => counted(count, { one: 'principal', other: 'principals' })

export default {
  look: (unnamed: number, events: number) =>
    `Look in the audit for the ${unnamed === 1 ? 'name' : 'names'} of ${principals(unnamed)}: ${counted(events, { one: 'audit event', other: 'audit events' })}`,
  looked: 'The audit was looked through for names',
  /** @param read how many events were read, where there are more; null: all of them */
  notFound: (unnamed: number, days: number, read: number | null) =>
    `No name of ${principals(unnamed)} stands in ${read === null ? '' : `the first ${counted(read, { one: 'event', other: 'events' })} of `}the last ${number(days)} days of the audit.`,
  notRead: (why: string) => `The audit could not be read: ${why}.`,
}
