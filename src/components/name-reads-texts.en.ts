import { formatsIn } from '../lib/language/formats'

const { counted } = formatsIn('en')
const events = (count: number) => counted(count, { one: 'audit event', other: 'audit events' })

export default {
  readNames: (count: number, isRecorded: boolean) =>
    `Read the names of ${counted(count, { one: 'Scope', other: 'Scopes' })}${isRecorded ? `: ${events(count)}` : ''}`,
}
